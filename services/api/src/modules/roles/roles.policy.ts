import type { ErrorCode, Permission, RoleAssignment } from '@boardwalk/contracts';

interface Holder {
  rank: number;
}

/**
 * Returns the code with which a grant is refused; undefined when it is allowed. Roles of equal or higher rank can't be granted, nor those with
 * permissions that the caller doesn't hold.
 */
export function grantRefusal(
  caller: Holder & { permissions: readonly Permission[] },
  role: Holder & { permissions: readonly Permission[] },
): ErrorCode | undefined {
  if (caller.rank <= role.rank) return 'ROLE_ABOVE_OWN';
  return role.permissions.every((permission) => caller.permissions.includes(permission))
    ? undefined
    : 'PERMISSION_NOT_HELD';
}

/** Roles and whitelist that a decision, a form or a staff action gives to a member. */
export interface Gifts {
  role?: string | null;
  whitelist?: boolean;
}

/**
 * Returns the code with which these gifts are refused; undefined when they are allowed. Applies to every way of giving them: manually, by the
 * approval of a form, by approving a streamer. The whitelist requires the permission to decide applications.
 * @param role definition of the role; undefined for none, and for a removed one.
 */
export function giftRefusal(
  giver: Holder & { permissions: readonly Permission[] },
  { whitelist = false }: Gifts,
  role: (Holder & { permissions: readonly Permission[] }) | undefined,
): ErrorCode | undefined {
  const refusal = role && grantRefusal(giver, role);
  if (refusal) return refusal;
  return whitelist && !giver.permissions.includes('applications.decide') ? 'PERMISSION_NOT_HELD' : undefined;
}

/** Whether the caller may check roles: their own, or with the permission to see members. */
export function mayCheckRolesOf(
  caller: { id: string; permissions: readonly string[] },
  userId: string,
): boolean {
  return caller.id === userId || caller.permissions.includes('users.read');
}

/**
 * Returns the code with which the removal of an assignment is refused; undefined when it is allowed. A higher role is refused without details; at
 * an equal rank the more specific codes come first.
 */
export function removalRefusal(
  caller: Holder,
  { role, source, rank }: Pick<RoleAssignment, 'role' | 'source'> & Holder,
  otherHolders: number,
): ErrorCode | undefined {
  if (caller.rank < rank) return 'ROLE_ABOVE_OWN';
  if (source === 'identity') return 'ROLE_FROM_IDENTITY';
  if (role === 'OWNER' && otherHolders === 0) return 'LAST_OWNER';
  return caller.rank > rank ? undefined : 'ROLE_ABOVE_OWN';
}
