import { type NotificationType, notificationType, truncate } from '@boardwalk/contracts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delay after each failed attempt. There is none after the last one. */
const RETRY_DELAYS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
const MAX_ERROR_LENGTH = 300;

/** Outcome of an attempt. `gone`: the address doesn't exist anymore. */
export type DeliveryOutcome =
  | { status: 'sent' }
  | { status: 'gone' }
  | { status: 'failed'; error: string; permanent: boolean };

/** Returns the time of the next attempt; undefined after a permanent failure and after the last one. */
export function nextAttempt(attempts: number, permanent: boolean, now: Date): Date | undefined {
  const delay = permanent ? undefined : RETRY_DELAYS[attempts - 1];
  return delay === undefined ? undefined : new Date(now.getTime() + delay);
}

/** Removes e-mail addresses and URLs from an error message, so that it may be stored and shown. Mail servers repeat the recipient in theirs. */
export function redactAddresses(message: string): string {
  const redacted = message
    .replace(/[^\s<>"'(]*@[^\s<>"')]*/g, '…')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return truncate(redacted, MAX_ERROR_LENGTH);
}

/** Whether members with a closed account are notified as well: only about their own account, never as staff. */
export function isAboutAccount(type: NotificationType): boolean {
  return type.startsWith('account.') && notificationType(type).needs === null;
}
