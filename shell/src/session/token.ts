import { tokenTimes } from '@boardwalk/kit';

/** A token is treated as expired this long before it is, in milliseconds. */
const MARGIN = 60_000;

/** How long an access token can still be used, in milliseconds; 0 for one that is no readable JWT. */
export function remainingLife(token: string, now: number): number {
  return Math.max(0, (tokenTimes(token).exp ?? 0) * 1000 - MARGIN - now);
}

/** When the provider issued an access token, in milliseconds since 1970; undefined for one that doesn't say. */
export function issuedAt(token: string): number | undefined {
  const { iat } = tokenTimes(token);
  return iat === undefined ? undefined : iat * 1000;
}
