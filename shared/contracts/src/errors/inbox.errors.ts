import { type ErrorRow, row } from './error-row.ts';

/** Errors of the inbox of the staff and failed deliveries. */
export const INBOX_ERRORS = {
  INBOX_ITEM_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Item not found, or you don’t have access to it.'),
  INBOX_ITEM_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has already changed this item.'),
  INBOX_ITEM_CLOSED: row('UNKNOWN', 409, /*i18n*/ 'This item is already closed.'),
  INBOX_ASSIGNEE_REFUSED: row('UNKNOWN', 409, /*i18n*/ 'This member can’t be assigned. Choose someone else.'),
  CHAT_MESSAGE_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Failed message not found.'),
  DELIVERY_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Message not found.'),
} as const satisfies Record<string, ErrorRow>;
