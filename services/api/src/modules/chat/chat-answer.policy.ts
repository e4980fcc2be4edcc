const SECOND = 1_000;
/** The delay after each attempt that failed. There is none after the last of them. */
const DELAYS_S = [10, 60, 300, 1_800, 7_200, 21_600];
/** How long to wait where it isn't said. */
const UNSAID_S = 5;
const LONGEST_WAIT_S = 3_600;

/** What has become of a call. `wait`: it was one too many, and may be made again at that time. */
export type ChatOutcome =
  | { is: 'sent' }
  | { is: 'wait'; at: Date }
  | { is: 'failed'; error: string; permanent: boolean };

/** What an answer says. Discord's: 2xx is done, 429 says when to come back, what is wrong with the call won't be right later. */
export function outcomeOf(status: number, headers: Headers, now: Date): ChatOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 429) return { is: 'wait', at: after(now, headers.get('retry-after')) };
  const permanent = status >= 400 && status < 500 && status !== 408;
  return { is: 'failed', error: `Discord answered ${status}.`, permanent };
}

/** When the next call may be made, by the headers of an answer; undefined when at once. */
export function nextAllowed(headers: Headers, now: Date): Date | undefined {
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined;
  return after(now, headers.get('x-ratelimit-reset-after'));
}

/** When to try again; undefined after the last attempt. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const delay = DELAYS_S[attempts - 1];
  return delay === undefined ? undefined : new Date(now.getTime() + delay * SECOND);
}

/** Both headers are in seconds, with decimals. */
function after(now: Date, seconds: string | null): Date {
  const said = seconds === null || seconds.trim() === '' ? Number.NaN : Number(seconds);
  const wait = Number.isFinite(said) && said >= 0 ? Math.min(said, LONGEST_WAIT_S) : UNSAID_S;
  return new Date(now.getTime() + Math.ceil(wait * SECOND));
}
