import { and, gt, not, or, type SQL, sql } from 'drizzle-orm';
import { roleAssignments } from './assignments.table.ts';
import { isOpenAccount } from './member-conditions.ts';
import { users } from './users.table.ts';

interface Audience {
  /** Roles of which members must have one; absent for every member. */
  roles: readonly string[] | undefined;
  /** Limits the audience to this member, if they have one of the roles. */
  only: string | null;
  /** Whether members with a closed account are included, which applies to notifications about their account. */
  closed: boolean;
  /** Condition on the column `users.id`; absent for every member. */
  among?: SQL | undefined;
  except: readonly string[];
  /** Only members with an id above this one. */
  after: string;
  limit: number;
}

/**
 * Returns a query for members in the order of their ids, for `INSERT … SELECT` statements with a row for each of them. Its columns are `id` and
 * `has_mailbox`: whether their e-mail address is verified.
 */
export function membersAmong({ roles, only, closed, among, except, after, limit }: Audience): SQL {
  const held = roles && or(sql`false`, ...roles.map(holdsRole));
  const which = and(
    gt(users.id, after),
    closed ? undefined : isOpenAccount(),
    only === null ? undefined : sql`${users.id} = ${only}`,
    except.length === 0 ? undefined : not(sql`${users.id} = ANY(${sql.param([...except])}::text[])`),
    held,
    among,
  );
  const hasMailbox = sql`${users.profileKnown} AND ${users.emailVerified} IS TRUE AS has_mailbox`;
  return sql`SELECT ${users.id}, ${hasMailbox} FROM ${users} WHERE ${which} ORDER BY ${users.id} LIMIT ${limit}`;
}

/**
 * Returns the condition that the column `users.id` is one of these members, with one of the roles and an open account unless closed ones are
 * included.
 */
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

/** Returns the condition that the member has the role, with implied roles: OWNER implies ADMIN, and a member without roles is a USER. */
export function holdsRole(role: string): SQL {
  const theirs = sql`FROM ${roleAssignments} WHERE ${roleAssignments.userId} = ${users.id}`;
  // Not a negated EXISTS: most members have no role, so scanning in order is always the best plan.
  if (role === 'USER')
    return sql`coalesce((SELECT bool_or(${roleAssignments.role} = 'USER') ${theirs}), true)`;
  const counting = role === 'ADMIN' ? ['ADMIN', 'OWNER'] : [role];
  return sql`EXISTS (SELECT 1 ${theirs} AND ${roleAssignments.role} = ANY(${sql.param(counting)}::text[]))`;
}
