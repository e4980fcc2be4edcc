import { type ErrorRow, row } from './error-row.ts';

/** Errors of settings of the site and its first run. */
export const SITE_ERRORS = {
  SITE_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed the site settings.'),
  SITE_VERSION_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Version of the settings not found.'),
  SITE_DRAFT_NOT_FOUND: row(
    'NOT_FOUND',
    404,
    /*i18n*/ 'Draft not found, or it has expired after half an hour.',
  ),
  SITE_LOGO_REFUSED: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This logo isn’t supported. Use an SVG of shapes and paths, or a PNG.',
  ),
  SITE_FILE_REFUSED: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This file doesn’t contain a site that can be imported.',
  ),
  SETUP_OVER: row('NOT_FOUND', 404, /*i18n*/ 'This site already has an owner.'),
  SETUP_CODE_INVALID: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This code is wrong. The server printed the code when it started.',
  ),
} as const satisfies Record<string, ErrorRow>;
