const FIRST = 1_000;
const LONGEST = 30_000;

/** How long to wait before the next try, in milliseconds: 1 s, doubled with each that failed, at most 30 s. */
export function backoff(failed: number): number {
  return Math.min(LONGEST, FIRST * 2 ** failed);
}
