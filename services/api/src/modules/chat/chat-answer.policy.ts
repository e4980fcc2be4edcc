const SECOND = 1_000;
/** The delay after each attempt that failed. There is none after the last of them. */
const DELAYS_S = [10, 60, 300, 1_800, 7_200, 21_600];
/** How long to wait where it isn't said. */
const UNSAID_S = 5;
const LONGEST_WAIT_S = 3_600;
/** Interval at which the job checks whether an account has come to the Discord server meanwhile, once the delays above are over. */
const ABSENT_S = 86_400;
/** Unknown Member, and Unknown User. Source: Discord's list of JSON error codes. */
const ABSENT_CODES: readonly unknown[] = [10_007, 10_013];

/** What has become of a call. `wait`: it was one too many, and may be made again at that time. */
export type ChatOutcome =
  | { is: 'sent' }
  | { is: 'wait'; at: Date }
  | { is: 'failed'; error: string; permanent: boolean };
/** Outcome of a call that gives or takes a role. `absent`: the account isn't a member of the Discord server. */
export type RoleOutcome = ChatOutcome | { is: 'absent' };

/** What an answer says. Discord's: 2xx is done, 429 says when to come back, what is wrong with the call won't be right later. */
export function outcomeOf(status: number, headers: Headers, now: Date): ChatOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 429) return { is: 'wait', at: after(now, headers.get('retry-after')) };
  const permanent = status >= 400 && status < 500 && status !== 408;
  return { is: 'failed', error: `Discord answered ${status}.`, permanent };
}

/** Whether the body of an answer 404 says that the account isn't there, and not the server or the role. */
export function isAbsent(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && ABSENT_CODES.includes(body.code);
}

/** Time of the next attempt for an account that isn't on the Discord server: soon at first, and then once a day. */
export function nextLook(attempts: number, now: Date): Date {
  return nextAttempt(attempts, now) ?? new Date(now.getTime() + ABSENT_S * SECOND);
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
