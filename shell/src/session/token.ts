import { tokenTimes } from '@boardwalk/kit';

/** Time before its expiry from which a token counts as expired, in milliseconds. */
const EXPIRY_MARGIN_MS = 60_000;

/** Returns the remaining lifetime of an access token, in milliseconds; 0 if it isn't a readable JWT. */
export function remainingLife(token: string, now: number): number {
  return Math.max(0, (tokenTimes(token).exp ?? 0) * 1000 - EXPIRY_MARGIN_MS - now);
}

/** Returns the time at which the provider issued an access token, in milliseconds since 1970; undefined if it has none. */
export function issuedAt(token: string): number | undefined {
  const { iat } = tokenTimes(token);
  return iat === undefined ? undefined : iat * 1000;
}

/**
 * Returns whether the provider's library rejected a token because of the clock. Its messages contain the claim, and the current time in seconds or as
 * a date.
 */
export function isClockError(message: string): boolean {
  return /\((?:exp|nbf|iat)\) claim[\s\S]*current time/i.test(message);
}
