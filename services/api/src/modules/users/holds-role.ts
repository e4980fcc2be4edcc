import { ROLE_NAMES, type RoleName } from '@boardwalk/contracts';
import { arrayOverlaps, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from './users.table.ts';

const OTHER_THAN_USER = ROLE_NAMES.filter((name) => name !== 'USER');

/** The condition that the member holds the role, as roles count: OWNER implies ADMIN, and who holds none is a USER. */
export function holdsRole(role: RoleName): SQL | undefined {
  if (role === 'USER')
    return or(arrayOverlaps(users.heldRoles, [role]), not(arrayOverlaps(users.heldRoles, OTHER_THAN_USER)));
  const counting: RoleName[] = role === 'ADMIN' ? ['ADMIN', 'OWNER'] : [role];
  // Said twice, because the index has only members who hold some role.
  return sql`(${users.heldRoles} <> '{}' AND ${arrayOverlaps(users.heldRoles, counting)})`;
}
