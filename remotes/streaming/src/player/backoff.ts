const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** Returns the delay before the next attempt, in milliseconds: 1 s, doubled with each failure, at most 30 s. */
export function backoff(failed: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failed);
}
