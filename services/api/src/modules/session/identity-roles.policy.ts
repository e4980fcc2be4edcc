import type { TokenClaims } from '../../platform/auth/caller.ts';
import type { Member } from '../users/membership.service.ts';

type Known = Pick<Member, 'assignments' | 'identitySyncedAt'>;
type Token = Pick<TokenClaims, 'iat' | 'roles'>;

/**
 * Returns the identity roles that apply to this request: those of the token, unless a newer token was used before. So a role that the provider
 * removed ends with the first newer token, not when the last older one expires.
 */
export function effectiveIdentityRoles(member: Known, token: Token): readonly string[] {
  return isOutdated(member, token) ? storedIdentityRoles(member) : token.roles;
}

/** Whether the stored roles differ from the token's, and the token isn't outdated. */
export function needsIdentitySync(member: Known, token: Token): boolean {
  if (isOutdated(member, token)) return false;
  return storedIdentityRoles(member).join() !== [...token.roles].sort().join();
}

export function siteRoles(member: Known): string[] {
  return member.assignments.filter(({ source }) => source === 'site').map(({ role }) => role);
}

function storedIdentityRoles(member: Known): string[] {
  return member.assignments
    .filter(({ source }) => source === 'identity')
    .map(({ role }) => role)
    .sort();
}

function isOutdated({ identitySyncedAt }: Known, { iat }: Token): boolean {
  return identitySyncedAt !== null && identitySyncedAt.getTime() > iat * 1_000;
}
