import { type ErrorRow, row } from './error-row.ts';

/** Errors of settings of the site and its first run. */
export const SITE_ERRORS = {
  SITE_STALE: row('UNKNOWN', 409, 'Somebody else has changed the settings of the site in the meantime.'),
  SITE_VERSION_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such version of the settings.'),
  SITE_DRAFT_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such draft, or its half hour is over.'),
  SITE_LOGO_REFUSED: row(
    'VALIDATION',
    422,
    'This logo is no drawing that the site takes. Send an SVG of shapes and paths, or a PNG.',
  ),
  SITE_FILE_REFUSED: row('VALIDATION', 422, 'This file holds no site, or one that can’t be taken as it is.'),
  SETUP_OVER: row('NOT_FOUND', 404, 'This site has an owner.'),
  SETUP_CODE_INVALID: row(
    'VALIDATION',
    422,
    'This code is wrong. It stands in what the server printed when it was started; after several wrong ones, start it again for a new one.',
  ),
} as const satisfies Record<string, ErrorRow>;
