import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/** Result of sending a row. */
export type SendOutcome =
  | { status: 'sent' }
  /** The sender has deleted the row, which has no recipient any more. */
  | { status: 'deleted' }
  /**
   * The row may be sent at that time. `counts`: whether this was an attempt, of which there is a limited number. `othersWait`: whether the other rows have
   * to wait as well; by default if it wasn't one.
   */
  | { status: 'postponed'; until: Date; error: string; counts: boolean; othersWait?: boolean }
  /** A permanent failure isn't repeated. The error must contain neither addresses nor secrets: it is stored, shown and logged. */
  | { status: 'failed'; error: string; permanent: boolean };

/** Delay after each failed attempt, in milliseconds. There is none after the last one. */
const RETRY_DELAYS_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
];

/** Returns the time of the next attempt; undefined after the last one. @param attempts number of attempts so far. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  return delay === undefined ? undefined : new Date(now.getTime() + delay);
}
