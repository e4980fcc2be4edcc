const FIRST = 1_000;
const LONGEST = 30_000;

/** Returns the delay before the next attempt, in milliseconds: 1 s, doubled with each failure, at most 30 s. */
export function backoff(failed: number): number {
  return Math.min(LONGEST, FIRST * 2 ** failed);
}
