import type { ErrorCode, Permission, RoleAssignment } from '@boardwalk/contracts';

interface Holder {
  rank: number;
}

/** Why somebody can't give a role, or undefined. Nobody gives a role at or above their own highest, nor one that permits what they may not do. */
export function grantRefusal(
  caller: Holder & { permissions: readonly Permission[] },
  role: Holder & { permissions: readonly Permission[] },
): ErrorCode | undefined {
  if (caller.rank <= role.rank) return 'ROLE_ABOVE_OWN';
  return role.permissions.every((permission) => caller.permissions.includes(permission))
    ? undefined
    : 'PERMISSION_NOT_HELD';
}

/** What a decision, a form or an act of staff gives to a member. */
export interface Gifts {
  role?: string | null;
  whitelist?: boolean;
}

/**
 * Why somebody can't give these, or undefined. It holds for every way to give them: by hand, by the approval of a form, by making somebody a
 * streamer. Who is on the whitelist is for those to decide who decide about applications.
 * @param role what is known of the role; undefined for none, and for one that isn't there any more.
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
  { role, source, rank }: Pick<RoleAssignment, 'role' | 'source'> & Holder,
  otherHolders: number,
): ErrorCode | undefined {
  if (caller.rank < rank) return 'ROLE_ABOVE_OWN';
  if (source === 'identity') return 'ROLE_FROM_IDENTITY';
  if (role === 'OWNER' && otherHolders === 0) return 'LAST_OWNER';
  return caller.rank > rank ? undefined : 'ROLE_ABOVE_OWN';
}
