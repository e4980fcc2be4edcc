import { ROLES_CLAIM } from '@boardwalk/contracts';

/** An account that can sign in. */
export interface Account {
  /** Stable subject, `auth0|...`. */
  subject: string;
  /** Lowercase; used to sign in. */
  email: string;
  emailVerified: boolean;
  name: string;
  nickname: string;
  /** URL of a picture; the local provider hosts none, so it is usually absent. */
  picture?: string | undefined;
  /** Role names for the roles claim. Empty means that tokens have no such claim. */
  roles: readonly string[];
}

/** Returns the roles claim; empty for an account without roles. */
export function rolesClaim(account: Account): Record<string, unknown> {
  return account.roles.length > 0 ? { [ROLES_CLAIM]: account.roles } : {};
}

/** Returns all claims of an account for tokens and `/userinfo`. Unknown ones are omitted, not null. */
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

/** Claims granted by each scope. */
export const CLAIMS_BY_SCOPE = {
  openid: ['sub', ROLES_CLAIM],
  profile: ['name', 'nickname', 'picture'],
  email: ['email', 'email_verified'],
} as const;

/** Returns the claims of an account that the given scopes grant. */
export function claimsForScopes(account: Account, scopes: Iterable<string>): Record<string, unknown> {
  const open = new Set<string>();
  for (const scope of scopes) {
    if (Object.hasOwn(CLAIMS_BY_SCOPE, scope)) {
      for (const claim of CLAIMS_BY_SCOPE[scope as keyof typeof CLAIMS_BY_SCOPE]) open.add(claim);
    }
  }
  return Object.fromEntries(Object.entries(claimsOf(account)).filter(([claim]) => open.has(claim)));
}
