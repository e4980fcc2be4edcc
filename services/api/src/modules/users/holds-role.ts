import type { RoleName } from '@boardwalk/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { roleAssignments } from './assignments.table.ts';
import { users } from './users.table.ts';

/** The condition that the member holds the role, as roles count: OWNER implies ADMIN, and who holds none is a USER. */
export function holdsRole(role: RoleName): SQL {
  const theirs = sql`FROM ${roleAssignments} WHERE ${roleAssignments.userId} = ${users.id}`;
  // Not an EXISTS of its negation: most members hold no role, so walking along the names is always the best plan.
  if (role === 'USER')
    return sql`coalesce((SELECT bool_or(${roleAssignments.role} = 'USER') ${theirs}), true)`;
  const counting: RoleName[] = role === 'ADMIN' ? ['ADMIN', 'OWNER'] : [role];
  return sql`EXISTS (SELECT 1 ${theirs} AND ${roleAssignments.role} = ANY(${sql.param(counting)}::text[]))`;
}
