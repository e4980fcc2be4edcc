import {
  type ErrorCode,
  highestRank,
  ROLE_RANK,
  type RoleAssignment,
  type RoleName,
} from '@boardwalk/contracts';

type Holder = { roles: readonly RoleName[] };

/** Nobody grants or takes a role at or above their own highest. */
export function outranks({ roles }: Holder, role: RoleName): boolean {
  return highestRank(roles) > ROLE_RANK[role];
}

/** Everybody may ask about themself; about others only who may see members. */
export function mayCheckRolesOf(
  caller: { id: string; permissions: readonly string[] },
  userId: string,
): boolean {
  return caller.id === userId || caller.permissions.includes('users.read');
}

/**
 * Why an assignment can't be taken back, or undefined. A role above one's own is refused before anything is said about it; at
 * one's own rank the more helpful reasons come first.
 */
export function removalRefusal(
  caller: Holder,
  { role, source }: Pick<RoleAssignment, 'role' | 'source'>,
  otherHolders: number,
): ErrorCode | undefined {
  if (highestRank(caller.roles) < ROLE_RANK[role]) return 'ROLE_ABOVE_OWN';
  if (source === 'identity') return 'ROLE_FROM_IDENTITY';
  if (role === 'OWNER' && otherHolders === 0) return 'LAST_OWNER';
  return outranks(caller, role) ? undefined : 'ROLE_ABOVE_OWN';
}
