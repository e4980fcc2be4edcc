const SECOND = 1_000;
/** Delay after each failed attempt. There is none after the last one. */
const DELAYS_S = [10, 60, 300, 1_800, 7_200, 21_600];
/** Delay when the response contains none. */
const UNSAID_S = 5;
const LONGEST_WAIT_S = 3_600;
/** Interval at which the job checks whether an account has come to the Discord server meanwhile, once the delays above are over. */
const ABSENT_S = 86_400;
/** Unknown Member, and Unknown User. Source: Discord's list of JSON error codes. */
const ABSENT_CODES: readonly unknown[] = [10_007, 10_013];

/** Outcome of a call. `wait`: the rate limit was reached, and the call may be repeated at that time. */
export type ChatOutcome =
  | { is: 'sent' }
  | { is: 'wait'; at: Date }
  | { is: 'failed'; error: string; permanent: boolean };
/** Outcome of a call that gives or takes a role. `absent`: the account isn't a member of the Discord server. */
export type RoleOutcome = ChatOutcome | { is: 'absent' };

/** Maps a response of Discord to an outcome: 2xx is success, 429 contains the delay, other 4xx won't succeed later. */
export function outcomeOf(status: number, headers: Headers, now: Date): ChatOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 429) return { is: 'wait', at: after(now, headers.get('retry-after')) };
  const permanent = status >= 400 && status < 500 && status !== 408;
  return { is: 'failed', error: `Discord answered ${status}.`, permanent };
}

/** Whether the body of a 404 response means that the account is missing, not the server or the role. */
export function isAbsent(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && ABSENT_CODES.includes(body.code);
}

/** Time of the next attempt for an account that isn't on the Discord server: soon at first, then once a day. */
export function nextLook(attempts: number, now: Date): Date {
  return nextAttempt(attempts, now) ?? new Date(now.getTime() + ABSENT_S * SECOND);
}

/** Time of the next allowed call, by the headers of a response; undefined when it is allowed immediately. */
export function nextAllowed(headers: Headers, now: Date): Date | undefined {
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined;
  return after(now, headers.get('x-ratelimit-reset-after'));
}

/** Time of the next attempt; undefined after the last one. */
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
