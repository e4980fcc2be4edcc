import { type ErrorRow, row } from './error-row.ts';

/** Errors of events and their guests. */
export const EVENTS_ERRORS = {
  EVENT_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Event not found, or you don’t have access to it.'),
  EVENT_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed this event.'),
  EVENT_STATE_REFUSED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This can’t be done with the event in its current state.',
  ),
  EVENT_ANSWERS_CLOSED: row('UNKNOWN', 409, /*i18n*/ 'RSVPs are closed. You can still choose “Not going”.'),
  EVENT_CAPACITY_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'More people are going than this capacity allows.'),
  EVENT_DATES_REFUSED: row(
    'VALIDATION',
    422,
    /*i18n*/ 'These dates don’t work: there are too many, or none is left.',
  ),
  EVENT_HOST_UNKNOWN: row('VALIDATION', 422, /*i18n*/ 'One of the hosts was not found.'),
  EVENT_PROPOSALS_FULL: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'You have the maximum number of drafts and proposals. Remove one first.',
  ),
  EVENT_CHECK_IN_CLOSED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'Check-in is open from an hour before the start until the end.',
  ),
  EVENT_CODE_WRONG: row('VALIDATION', 422, /*i18n*/ 'This isn’t the check-in code of this event.'),
  EVENT_GUEST_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'This member hasn’t RSVP’d.'),
  EVENT_MESSAGES_SPENT: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'You have sent the maximum number of messages for today. Try again tomorrow.',
  ),
} as const satisfies Record<string, ErrorRow>;
