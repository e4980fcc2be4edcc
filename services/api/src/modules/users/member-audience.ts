import { and, gt, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { roleAssignments } from './assignments.table.ts';
import { isOpenAccount } from './member-conditions.ts';
import { users } from './users.table.ts';

interface Audience {
  /** Members who hold any of these roles; everybody when absent. */
  roles: readonly string[] | undefined;
  /** Only this member, if they hold one of the roles. */
  only: string | null;
  /** Whether those whose account is closed belong to it: they hear about their account alone. */
  closed: boolean;
  /** Only members who meet this condition; all members when absent. */
  among?: ((memberId: AnyPgColumn) => SQL) | undefined;
  except: readonly string[];
  /** Members whose ids come after this one. */
  after: string;
  limit: number;
}

/**
 * Members in the order of their ids, as a query for `INSERT … SELECT` statements that write a row for each of them. Its columns are
 * `id` and `has_mailbox`: whether their e-mail address is known to be theirs.
 */
export function membersAmong({ roles, only, closed, among, except, after, limit }: Audience): SQL {
  const held = roles && or(sql`false`, ...roles.map(holdsRole));
  const which = and(
    gt(users.id, after),
    closed ? undefined : isOpenAccount(),
    only === null ? undefined : sql`${users.id} = ${only}`,
    except.length === 0 ? undefined : not(sql`${users.id} = ANY(${sql.param([...except])}::text[])`),
    held,
    among?.(users.id),
  );
  const hasMailbox = sql`${users.profileKnown} AND ${users.emailVerified} IS TRUE AS has_mailbox`;
  return sql`SELECT ${users.id}, ${hasMailbox} FROM ${users} WHERE ${which} ORDER BY ${users.id} LIMIT ${limit}`;
}

/** The condition that the column `users.id` is one of these members, who holds any of the roles, and whose account isn't closed unless that doesn't matter. */
export function isAmong(
  ids: readonly string[],
  { roles, closed }: Pick<Audience, 'roles' | 'closed'>,
): SQL | undefined {
  return and(
    sql`${users.id} = ANY(${sql.param([...ids])}::text[])`,
    closed ? undefined : isOpenAccount(),
    roles && or(sql`false`, ...roles.map(holdsRole)),
  );
}

/** The condition that the member holds the role, as roles count: OWNER implies ADMIN, and who holds none is a USER. */
export function holdsRole(role: string): SQL {
  const theirs = sql`FROM ${roleAssignments} WHERE ${roleAssignments.userId} = ${users.id}`;
  // Not an EXISTS of its negation: most members hold no role, so walking along the names is always the best plan.
  if (role === 'USER')
    return sql`coalesce((SELECT bool_or(${roleAssignments.role} = 'USER') ${theirs}), true)`;
  const counting = role === 'ADMIN' ? ['ADMIN', 'OWNER'] : [role];
  return sql`EXISTS (SELECT 1 ${theirs} AND ${roleAssignments.role} = ANY(${sql.param(counting)}::text[]))`;
}
