import { type NotificationType, notificationType, truncate } from '@boardwalk/contracts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delay after each failed attempt. There is no attempt after the last of them. */
const RETRY_DELAYS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
const MAX_ERROR_LENGTH = 300;

/** The outcome of an attempt. `gone`: the address doesn't exist any more. */
export type DeliveryOutcome =
  | { status: 'sent' }
  | { status: 'gone' }
  | { status: 'failed'; error: string; permanent: boolean };

/** When to try again; undefined after a permanent failure and after the last attempt. */
export function nextAttempt(attempts: number, permanent: boolean, now: Date): Date | undefined {
  const delay = permanent ? undefined : RETRY_DELAYS[attempts - 1];
  return delay === undefined ? undefined : new Date(now.getTime() + delay);
}

/** An error message without e-mail addresses and URLs, so that it may be stored and shown. Mail servers repeat the recipient in theirs. */
export function redactAddresses(message: string): string {
  const redacted = message
    .replace(/[^\s<>"'(]*@[^\s<>"')]*/g, '…')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return truncate(redacted, MAX_ERROR_LENGTH);
}

/** Whether a member is told of it whose account is closed: of their own account alone, never of what is for staff. */
export function isAboutAccount(type: NotificationType): boolean {
  return type.startsWith('account.') && notificationType(type).needs === null;
}
