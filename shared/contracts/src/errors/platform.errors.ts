import { type ErrorRow, row } from './error-row.ts';

/** Errors that any call can return. */
export const PLATFORM_ERRORS = {
  AUTHENTICATION_REQUIRED: row('AUTHENTICATION', 401, /*i18n*/ 'Authentication required. Please log in.'),
  SESSION_ENDED: row('AUTHENTICATION', 401, /*i18n*/ 'This session was ended. Please sign in again.'),
  ACCESS_DENIED: row('AUTHORIZATION', 403, /*i18n*/ 'You do not have permission to perform this action.'),
  FRESH_SIGN_IN_NEEDED: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'You signed in a while ago. Confirm that it is you first.',
  ),
  ROUTE_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'The requested resource was not found.'),
  ADDRESS_UNREADABLE: row('VALIDATION', 400, /*i18n*/ 'This address is not valid. Please check the link.'),
  LINK_INVALID: row('VALIDATION', 422, /*i18n*/ 'This link is damaged or was made for another site.'),
  TOPIC_UNKNOWN: row('NOT_FOUND', 404, /*i18n*/ 'There are no live updates of this kind.'),
  INPUT_INVALID: row('VALIDATION', 422, /*i18n*/ 'Invalid data. Please check your input.'),
  BODY_UNREADABLE: row('VALIDATION', 400, /*i18n*/ 'Invalid data. Please check your input.'),
  BODY_TOO_LARGE: row('UNKNOWN', 413, /*i18n*/ 'This is too large: the site accepts at most 1 MB.'),
  REQUEST_TOO_SLOW: row('UNKNOWN', 408, /*i18n*/ 'The upload took too long. Please try again.'),
  HEADERS_TOO_LARGE: row('UNKNOWN', 431, /*i18n*/ 'The headers of this request are too large.'),
  MEDIA_TYPE_UNKNOWN: row('UNKNOWN', 415, /*i18n*/ 'The site reads JSON only.'),
  IDEMPOTENCY_MISMATCH: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This Idempotency-Key was used for a different request.',
  ),
  TOO_MANY_REQUESTS: row('UNKNOWN', 429, /*i18n*/ 'Too many requests. Please wait a moment.'),
  INTERNAL: row('SERVER', 500, /*i18n*/ 'Server error. Please try again later.'),
  UPSTREAM_UNREACHABLE: row('SERVER', 502, /*i18n*/ 'Server error. Please try again later.'),
  UNAVAILABLE: row('SERVER', 503, /*i18n*/ 'Server error. Please try again later.'),
  STORAGE_FULL: row(
    'SERVER',
    507,
    /*i18n*/ 'The site has no storage left. Nothing was saved; please try again later.',
  ),
  STORAGE_READ_ONLY: row(
    'SERVER',
    507,
    /*i18n*/ 'The site can’t write to its file storage. Nothing was saved; please tell the people who run it.',
  ),
  UPSTREAM_TIMEOUT: row('SERVER', 504, /*i18n*/ 'Server error. Please try again later.'),
} as const satisfies Record<string, ErrorRow>;
