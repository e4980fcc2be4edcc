import { nextAttempt, type SendOutcome } from '../../platform/outbox/outbox.policy.ts';

const SECOND = 1_000;
/** Delay when the response contains none. */
const DEFAULT_WAIT_S = 5;
const MAX_WAIT_S = 3_600;
/** Interval at which the job checks whether an account has come to the Discord server meanwhile, after the usual attempts. */
const ABSENT_S = 86_400;
/** Unknown Member, and Unknown User. Source: Discord's list of JSON error codes. */
const ABSENT_CODES: readonly unknown[] = [10_007, 10_013];

/** Outcome of a call. Postponed: the rate limit was reached. */
export type DiscordOutcome = Exclude<SendOutcome, { status: 'deleted' }>;
/** Outcome of a call that gives or takes a role. `absent`: the account isn't a member of the Discord server. */
export type RoleOutcome = DiscordOutcome | { status: 'absent' };

/** Returns the outcome of a call that Discord's rate limit doesn't allow before that time. */
export function postponedTo(until: Date): DiscordOutcome {
  return { status: 'postponed', until, error: 'Discord’s rate limit was reached.', counts: false };
}

/** Maps a response of Discord to an outcome: 2xx is success, 429 contains the delay, other 4xx won't succeed later. */
export function outcomeOf(status: number, headers: Headers, now: Date): DiscordOutcome {
  if (status >= 200 && status < 300) return { status: 'sent' };
  if (status === 429) return postponedTo(after(now, headers.get('retry-after')));
  const permanent = status >= 400 && status < 500 && status !== 408;
  return { status: 'failed', error: `Discord returned ${status}.`, permanent };
}

/** Whether the body of a 404 response means that the account is missing, not the server or the role. */
export function isAbsent(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && ABSENT_CODES.includes(body.code);
}

/** Time of the next attempt for an account that isn't on the Discord server: soon at first, then once a day. */
export function nextPresenceCheck(attempts: number, now: Date): Date {
  return nextAttempt(attempts, now) ?? new Date(now.getTime() + ABSENT_S * SECOND);
}

/** Time of the next allowed call, by the headers of a response; undefined when it is allowed immediately. */
export function nextAllowed(headers: Headers, now: Date): Date | undefined {
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined;
  return after(now, headers.get('x-ratelimit-reset-after'));
}

/** Both headers are in seconds, with decimals. */
function after(now: Date, seconds: string | null): Date {
  const value = seconds === null || seconds.trim() === '' ? Number.NaN : Number(seconds);
  const wait = Number.isFinite(value) && value >= 0 ? Math.min(value, MAX_WAIT_S) : DEFAULT_WAIT_S;
  return new Date(now.getTime() + Math.ceil(wait * SECOND));
}
