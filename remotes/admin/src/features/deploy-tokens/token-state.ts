import type { DeployToken } from '@boardwalk/contracts';

export type TokenState = 'usable' | 'revoked' | 'expired';

/** Returns the state of a token. @param now milliseconds since 1970. */
export function stateOf({ revokedAt, expiresAt }: DeployToken, now: number): TokenState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'usable';
}

/** Parses "home, news" into distinct names. */
export function namesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
}
