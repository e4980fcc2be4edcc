import { ROLES_CLAIM } from '@boardwalk/contracts';

/** Somebody who can sign in. */
export interface Account {
  /** Stable subject, `auth0|...`. */
  subject: string;
  /** Lower case; what one signs in with. */
  email: string;
  emailVerified: boolean;
  name: string;
  nickname: string;
  /** Address of a picture; the stand-in hosts none, so it is usually absent. */
  picture?: string | undefined;
  /** Role names for the roles claim. Empty means that tokens carry no such claim. */
  roles: readonly string[];
}

/** The roles claim, or nothing at all for an account without roles. */
export function rolesClaim(account: Account): Record<string, unknown> {
  return account.roles.length > 0 ? { [ROLES_CLAIM]: account.roles } : {};
}

/** Everything that tokens and `/userinfo` may say about an account. What isn't known is left out, not null. */
export function claimsOf(account: Account): { sub: string; [claim: string]: unknown } {
  return {
    sub: account.subject,
    name: account.name,
    nickname: account.nickname,
    ...(account.picture && { picture: account.picture }),
    email: account.email,
    email_verified: account.emailVerified,
    ...rolesClaim(account),
  };
}

/** Which claims a scope opens. */
export const CLAIMS_BY_SCOPE = {
  openid: ['sub', ROLES_CLAIM],
  profile: ['name', 'nickname', 'picture'],
  email: ['email', 'email_verified'],
} as const;

/** The claims of an account that the given scopes open. */
export function claimsForScopes(account: Account, scopes: Iterable<string>): Record<string, unknown> {
  const open = new Set<string>();
  for (const scope of scopes) {
    if (Object.hasOwn(CLAIMS_BY_SCOPE, scope)) {
      for (const claim of CLAIMS_BY_SCOPE[scope as keyof typeof CLAIMS_BY_SCOPE]) open.add(claim);
    }
  }
  return Object.fromEntries(Object.entries(claimsOf(account)).filter(([claim]) => open.has(claim)));
}
