import type { DeployToken } from '@boardwalk/contracts';

export type TokenState = 'usable' | 'revoked' | 'expired';

/** Whether a token still opens anything. @param now milliseconds since 1970. */
export function stateOf({ revokedAt, expiresAt }: DeployToken, now: number): TokenState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'usable';
}

/** Reads "home, news": the names that somebody typed, each once. */
export function namesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
}
