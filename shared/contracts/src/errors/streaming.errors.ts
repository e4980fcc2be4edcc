import { type ErrorRow, row } from './error-row.ts';

/** Errors of streamers and their schedules. */
export const STREAMING_ERRORS = {
  STREAMER_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Streamer not found.'),
  STREAMER_EXISTS: row('UNKNOWN', 409, /*i18n*/ 'You have already applied, or you are a streamer.'),
  STREAMER_STALE: row('UNKNOWN', 409, /*i18n*/ 'This was changed elsewhere. Review it and try again.'),
  STREAMER_STATE_REFUSED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This can’t be done with the streamer in their current state.',
  ),
  STREAM_CHANNEL_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'Another member already uses this channel.'),
  STREAM_IS_LIVE: row('UNKNOWN', 409, /*i18n*/ 'End your stream first.'),
  STREAM_SWITCH_REFUSED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'Your platform reports when you are live. Start or end the stream there.',
  ),
  STREAM_SLOT_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Date not found in your schedule.'),
  STREAM_SLOT_STALE: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This slot was changed elsewhere. Review it and try again.',
  ),
  STREAM_SLOTS_FULL: row('UNKNOWN', 409, /*i18n*/ 'Your schedule is full. Remove a slot first.'),
  STREAM_EXCEPTIONS_FULL: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'Too many dates of this slot were cancelled. End it and add a new one.',
  ),
  OWN_CHANNEL: row('AUTHORIZATION', 403, /*i18n*/ 'This is your own channel.'),
  WEBHOOK_REFUSED: row(
    'VALIDATION',
    400,
    /*i18n*/ 'This message is not signed by the platform, or is too old.',
  ),
} as const satisfies Record<string, ErrorRow>;
