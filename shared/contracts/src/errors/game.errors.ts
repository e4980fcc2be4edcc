import { type ErrorRow, row } from './error-row.ts';

/** Errors of the game server and linked accounts. */
export const GAME_ERRORS = {
  LINK_CODE_INVALID: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This code is wrong or has expired. Join the game server again for a new one.',
  ),
  GAME_KEY_INVALID: row(
    'AUTHENTICATION',
    401,
    /*i18n*/ 'This game server key is unknown, or its signature doesn’t match this request.',
  ),
  GAME_KEY_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Key not found.'),
} as const satisfies Record<string, ErrorRow>;
