import { type ErrorRow, row } from './error-row.ts';

/** Errors of deploy tokens, releases and previews. */
export const RELEASES_ERRORS = {
  DEPLOY_TOKEN_INVALID: row(
    'AUTHENTICATION',
    401,
    /*i18n*/ 'This deploy token is not known here: it was revoked, has expired, or belongs to another site.',
  ),
  TOKEN_OUT_OF_SCOPE: row('AUTHORIZATION', 403, /*i18n*/ 'This deploy token is for other apps.'),
  TOKEN_ONLY_PUBLISHES: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'This deploy token can only publish. A person rolls out its releases at /admin/releases.',
  ),
  DEPLOY_TOKEN_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Deploy token not found.'),
  RELEASE_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Release not found.'),
  RELEASE_EXISTS: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This version was published with other bytes. A version never changes: give the new build a new one.',
  ),
  RELEASE_REFUSED: row('VALIDATION', 422, /*i18n*/ 'This release can’t be rolled out.'),
  RELEASE_INCOMPLETE: row('UNKNOWN', 409, /*i18n*/ 'Some of the release’s files have not arrived yet.'),
  RELEASE_FILE_UNKNOWN: row('NOT_FOUND', 404, /*i18n*/ 'This file isn’t part of the release.'),
  RELEASE_FILE_DAMAGED: row('VALIDATION', 422, /*i18n*/ 'The file’s bytes do not have the announced hash.'),
  RELEASE_WAS_DEMOTED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This version was rolled back because it failed for visitors. Promote it with force if you are sure.',
  ),
  RELEASE_BELOW_FLOOR: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This version is older than the oldest allowed version of its app. Publish a newer one, or ask an owner to allow older versions.',
  ),
  RELEASE_WAITS: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'This release needs approval: its deploy token is new, or it adds addresses, links or frames. Someone who manages releases approves it at /admin/releases.',
  ),
  NOTHING_SERVED: row('UNKNOWN', 409, /*i18n*/ 'This app has no live version.'),
  REMOTE_IS_SERVED: row('UNKNOWN', 409, /*i18n*/ 'This app is still live. End it first.'),
  REMOTE_IS_BUILT_IN: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This app belongs to the site’s own build, which brings it back. Switch it off instead.',
  ),
  NOTHING_TO_ROLL_BACK: row('UNKNOWN', 409, /*i18n*/ 'There is no earlier version to go back to.'),
  PREVIEW_INVALID: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This preview link is damaged or was made for another site.',
  ),
  PREVIEW_EXPIRED: row('UNKNOWN', 410, /*i18n*/ 'This preview link has expired. Ask for a new one.'),
  BACKEND_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'This app has no such call, or no backend.'),
  BACKEND_HOOK_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Failed call not found. It may have been retried.'),
  REMOTE_SETTINGS_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'App, or version of its settings, not found.'),
  REMOTE_SETTINGS_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed the settings of this app.'),
  BACKEND_ADDRESS_REFUSED: row(
    'VALIDATION',
    422,
    /*i18n*/ 'Use a public https address without a path. The operator can allow private hosts with PRIVATE_HOSTS.',
  ),
  BACKEND_CONFIGURED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This address is set by the operator, in REMOTE_BACKENDS.',
  ),
  BACKEND_KEY_INVALID: row(
    'AUTHENTICATION',
    401,
    /*i18n*/ 'This key of a backend is not valid here: it was revoked, or belongs to another site.',
  ),
  BACKEND_KEY_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'This key does not exist.'),
  BACKEND_KEYS_FULL: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'An app can have two keys at the same time. Revoke one of them first.',
  ),
  NOT_DECLARED: row(
    'VALIDATION',
    422,
    /*i18n*/ 'No served version of the app declares this, or it is not part of this app.',
  ),
  TOO_MANY_DOCUMENTS: row('VALIDATION', 422, /*i18n*/ 'An app can publish 20,000 documents.'),
  BACKEND_UNAVAILABLE: row(
    'SERVER',
    503,
    /*i18n*/ 'This part of the site isn’t available right now. Please try again later.',
  ),
  BACKEND_ANSWER_REFUSED: row(
    'SERVER',
    502,
    /*i18n*/ 'This part of the site sent an invalid response. Please try again later.',
  ),
  PREVIEW_FOR_OTHERS: row('AUTHORIZATION', 403, /*i18n*/ 'This preview is for people with another role.'),
} as const satisfies Record<string, ErrorRow>;
