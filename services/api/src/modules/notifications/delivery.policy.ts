import { type NotificationType, notificationType, truncate } from '@boardwalk/contracts';
import type { SendOutcome } from '../../platform/outbox/outbox.policy.ts';

const MAX_ERROR_LENGTH = 300;

/** Outcome of an attempt. `gone`: the address doesn't exist anymore. */
export type DeliveryOutcome = Extract<SendOutcome, { status: 'sent' | 'failed' }> | { status: 'gone' };

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
