const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each attempt the next one is. After the last one it is over. */
const WAITS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
const LONGEST_ERROR = 300;

/** What became of an attempt. `gone`: there is nobody at this address any more. */
export type Outcome =
  | { became: 'sent' }
  | { became: 'gone' }
  | { became: 'failed'; error: string; forGood: boolean };

/** When to try again after so many attempts; undefined when there is no point, or no attempt left. */
export function nextAttempt(attempts: number, forGood: boolean, now: Date): Date | undefined {
  const wait = forGood ? undefined : WAITS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** What the other side said, fit to be kept and shown: servers like to repeat whom they refuse. */
export function withoutAddresses(said: string): string {
  return said
    .replace(/[^\s<>"'(]*@[^\s<>"')]*/g, '…')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ERROR);
}
