import { type ErrorRow, row } from './error-row.ts';

/** Errors of the inbox of the staff and failed deliveries. */
export const INBOX_ERRORS = {
  INBOX_ITEM_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such item, or it isn’t for you.'),
  INBOX_ITEM_STALE: row('UNKNOWN', 409, 'Somebody else was faster: see how it stands now.'),
  INBOX_ITEM_CLOSED: row('UNKNOWN', 409, 'This is done already.'),
  INBOX_ASSIGNEE_REFUSED: row('UNKNOWN', 409, 'This member can’t work on it. Choose somebody else.'),
  CHAT_MESSAGE_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such message that failed.'),
  DELIVERY_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such message.'),
} as const satisfies Record<string, ErrorRow>;
