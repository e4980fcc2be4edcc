import { claimedRoles, ROLES_CLAIM } from '@boardwalk/contracts';
import type { SessionUser } from '@boardwalk/kit';

/** The claims of an ID token that the page reads. */
interface IdentityClaims {
  sub?: string;
  email?: string;
  name?: string;
  nickname?: string;
  picture?: string;
  [ROLES_CLAIM]?: unknown;
}

/** Returns the signed-in user from the provider's claims. Without the roles claim the role is USER. */
export function userOfClaims(claims: IdentityClaims): SessionUser {
  const roles = claims[ROLES_CLAIM];
  return {
    id: claims.sub ?? '',
    email: claims.email ?? '',
    fullName: claims.name ?? '',
    username: claims.nickname ?? '',
    avatarUrl: claims.picture ?? null,
    roles: claimedRoles(Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []),
  };
}
