/** The kinds of error that a client tells apart. COMPONENT never crosses the wire: it is a page that failed to render. */
export const ERROR_TYPES = [
  'NETWORK',
  'AUTHENTICATION',
  'AUTHORIZATION',
  'VALIDATION',
  'NOT_FOUND',
  'SERVER',
  'UNKNOWN',
  'COMPONENT',
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

interface ErrorRow {
  type: ErrorType;
  status: number;
  message: string;
}

/** Every error that the API can answer: code → kind, status and the message a person reads when nothing better is known. */
export const ERRORS = {
  AUTHENTICATION_REQUIRED: row('AUTHENTICATION', 401, 'Authentication required. Please log in.'),
  ACCESS_DENIED: row('AUTHORIZATION', 403, 'You do not have permission to perform this action.'),
  ROLE_ABOVE_OWN: row(
    'AUTHORIZATION',
    403,
    'You can only grant, change or remove roles that stand below your own highest role.',
  ),
  PERMISSION_NOT_HELD: row('AUTHORIZATION', 403, 'You can’t give a permission that you don’t hold yourself.'),
  ROLE_FIXED: row(
    'AUTHORIZATION',
    403,
    'OWNER and USER keep their places, OWNER always may do everything, and only own roles can be removed.',
  ),
  ROLE_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such role.'),
  ROLE_STALE: row('UNKNOWN', 409, 'Somebody else has changed this role in the meantime.'),
  ROLE_ORDER_STALE: row('UNKNOWN', 409, 'Somebody else has changed the order of the roles in the meantime.'),
  ROLE_NAME_TAKEN: row('UNKNOWN', 409, 'There is a role of this name already.'),
  ROLES_FULL: row('UNKNOWN', 409, 'The site has as many roles of its own as it can. Remove one first.'),
  ROUTE_NOT_FOUND: row('NOT_FOUND', 404, 'The requested resource was not found.'),
  USER_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such member.'),
  ASSIGNMENT_NOT_FOUND: row(
    'NOT_FOUND',
    404,
    'That role assignment does not exist. It may have been removed already.',
  ),
  IMAGE_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such picture.'),
  ARTICLE_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such article.'),
  REVISION_NOT_FOUND: row('NOT_FOUND', 404, 'This article has no such revision.'),
  ARTICLE_STALE: row('UNKNOWN', 409, 'Somebody else has changed this article in the meantime.'),
  ARTICLE_STATE_REFUSED: row('UNKNOWN', 409, 'As the article stands, this can’t be done with it.'),
  SLUG_TAKEN: row('UNKNOWN', 409, 'Another article has this address.'),
  PINS_TAKEN: row('UNKNOWN', 409, 'Three articles are pinned already. Take one down first.'),
  COMMENT_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such comment.'),
  COMMENT_STALE: row('UNKNOWN', 409, 'The writer has changed this comment in the meantime.'),
  COMMENT_CLOSED: row('UNKNOWN', 409, 'A comment can be changed for 15 minutes, and this one is older.'),
  COMMENTS_CLOSED: row('UNKNOWN', 409, 'Comments on this article are closed.'),
  MEDIA_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such picture.'),
  MEDIA_REFUSED: row(
    'VALIDATION',
    422,
    'This is no picture that the site takes. Send a JPEG, PNG, WebP, GIF or AVIF.',
  ),
  MEDIA_TOO_LARGE: row('VALIDATION', 422, 'This picture is too large: at most 10 MB and 40 megapixels.'),
  MEDIA_IN_USE: row('UNKNOWN', 409, 'A text shows this picture. Take it out there first.'),
  DOC_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such page in the docs.'),
  RULE_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such rule.'),
  DOC_STALE: row('UNKNOWN', 409, 'Somebody else has changed this page in the meantime.'),
  DOC_SLUG_TAKEN: row('UNKNOWN', 409, 'Another page has this address.'),
  DOC_PLACE_REFUSED: row(
    'UNKNOWN',
    409,
    'A page can’t stand there: the tree has three levels and no circles.',
  ),
  RULE_TAKEN: row(
    'UNKNOWN',
    409,
    'Another page has a rule with this id, or had one. Ids are never used twice.',
  ),
  FORM_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such form.'),
  FORM_STALE: row('UNKNOWN', 409, 'Somebody else has changed this form in the meantime.'),
  FORM_SLUG_TAKEN: row('UNKNOWN', 409, 'Another form has this address.'),
  FORM_KIND_TAKEN: row('UNKNOWN', 409, 'There is a whitelist form already. There can be one.'),
  FORM_EMPTY: row('UNKNOWN', 409, 'A form needs at least one question before it is published.'),
  FORM_CLOSED: row('UNKNOWN', 409, 'This form takes no new applications at the moment.'),
  FORM_COOLDOWN: row('UNKNOWN', 409, 'You can’t apply again yet.'),
  SUBMISSION_APPROVED: row('UNKNOWN', 409, 'Your application was approved already.'),
  SUBMISSION_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such application.'),
  SUBMISSION_STALE: row('UNKNOWN', 409, 'This application was changed somewhere else in the meantime.'),
  SUBMISSION_STATE_REFUSED: row('UNKNOWN', 409, 'As the application stands, this can’t be done with it.'),
  CLAIM_TAKEN: row('UNKNOWN', 409, 'Somebody else is working on this application.'),
  CLAIM_NEEDED: row('UNKNOWN', 409, 'Claim this application first.'),
  OWN_CASE: row('AUTHORIZATION', 403, 'This is your own application. Somebody else works on it.'),
  OWN_DECISION: row('AUTHORIZATION', 403, 'You made this decision. Somebody else judges the appeal.'),
  INTERVIEW_NEEDED: row('UNKNOWN', 409, 'This form asks for an interview before an approval.'),
  UNDO_TOO_LATE: row('UNKNOWN', 409, 'This decision can’t be undone any more.'),
  SLOT_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such interview time.'),
  SLOT_TAKEN: row('UNKNOWN', 409, 'Somebody else has just booked this time. Choose another one.'),
  SLOT_OVERLAPS: row('UNKNOWN', 409, 'You have offered a time that overlaps with this one.'),
  FILE_REFUSED: row('VALIDATION', 422, 'This field takes no files of this kind.'),
  FILE_TOO_LARGE: row('VALIDATION', 422, 'This file is too large: at most 5 MB.'),
  TOO_MANY_FILES: row('UNKNOWN', 409, 'This field takes no more files.'),
  IDENTITY_NOT_FOUND: row('NOT_FOUND', 404, 'No such account is linked.'),
  IDENTITY_TAKEN: row('UNKNOWN', 409, 'This account is linked to another member.'),
  LINK_CODE_INVALID: row(
    'VALIDATION',
    422,
    'This code is wrong or has expired. Join the game server again for a new one.',
  ),
  GAME_KEY_INVALID: row(
    'AUTHENTICATION',
    401,
    'This key of a game server is not known here, or what it signed is not this call.',
  ),
  GAME_KEY_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such key.'),
  PREFERENCES_STALE: row('UNKNOWN', 409, 'Your settings were changed somewhere else in the meantime.'),
  PUSH_REFUSED: row('VALIDATION', 422, 'The site sends no pushes to this address.'),
  LINK_INVALID: row('VALIDATION', 422, 'This link is damaged or was made for another site.'),
  TOPIC_UNKNOWN: row('NOT_FOUND', 404, 'There is nothing like that to listen to.'),
  DELIVERY_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such message.'),
  INPUT_INVALID: row('VALIDATION', 422, 'Invalid data. Please check your input.'),
  BODY_UNREADABLE: row('VALIDATION', 400, 'Invalid data. Please check your input.'),
  BODY_TOO_LARGE: row('UNKNOWN', 413, 'That is more than the site takes at once (1 MB).'),
  REQUEST_TOO_SLOW: row('UNKNOWN', 408, 'What was sent took too long to arrive. Please try again.'),
  HEADERS_TOO_LARGE: row('UNKNOWN', 431, 'The headers of this request are too large.'),
  MEDIA_TYPE_UNKNOWN: row('UNKNOWN', 415, 'The site reads JSON only.'),
  ROLE_ALREADY_ASSIGNED: row('UNKNOWN', 409, 'This member holds that role already.'),
  ROLE_FROM_IDENTITY: row(
    'UNKNOWN',
    409,
    'This role comes from the identity provider. Remove it there, in the account’s roles.',
  ),
  LAST_OWNER: row('UNKNOWN', 409, 'The last owner can’t be removed. Make somebody else owner first.'),
  USERNAME_TAKEN: row('UNKNOWN', 409, 'Somebody else has this handle.'),
  USERNAME_RESERVED: row('UNKNOWN', 409, 'This handle is kept for the site itself.'),
  PROFILE_STALE: row('UNKNOWN', 409, 'Your profile was changed somewhere else in the meantime.'),
  IDEMPOTENCY_MISMATCH: row('UNKNOWN', 409, 'This Idempotency-Key was used for a different request.'),
  DEPLOY_TOKEN_INVALID: row(
    'AUTHENTICATION',
    401,
    'This deploy token is not known here: it was revoked, has expired, or belongs to another site.',
  ),
  TOKEN_OUT_OF_SCOPE: row('AUTHORIZATION', 403, 'This deploy token is for other remotes.'),
  TOKEN_ONLY_PUBLISHES: row(
    'AUTHORIZATION',
    403,
    'This deploy token publishes, and no more: a person serves what it published, at /admin/releases.',
  ),
  DEPLOY_TOKEN_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such deploy token.'),
  RELEASE_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such release.'),
  RELEASE_EXISTS: row(
    'UNKNOWN',
    409,
    'This version was published with other bytes. A version never changes: give the new build a new one.',
  ),
  RELEASE_REFUSED: row('VALIDATION', 422, 'This release can’t be served as things stand.'),
  RELEASE_INCOMPLETE: row('UNKNOWN', 409, 'Some of the release’s files have not arrived yet.'),
  RELEASE_FILE_UNKNOWN: row('NOT_FOUND', 404, 'The release announced no such file.'),
  RELEASE_FILE_DAMAGED: row('VALIDATION', 422, 'The file’s bytes do not have the announced hash.'),
  RELEASE_WAS_DEMOTED: row(
    'UNKNOWN',
    409,
    'This version was taken back because it failed for visitors. Promote it with force if you know better.',
  ),
  RELEASE_BELOW_FLOOR: row(
    'UNKNOWN',
    409,
    'This version is older than the security floor of its remote. Publish a newer one, or ask an owner to move the floor.',
  ),
  RELEASE_WAITS: row(
    'AUTHORIZATION',
    403,
    'This is the first release with its deploy token, and waits for a person: somebody who manages releases approves it at /admin/releases.',
  ),
  NOTHING_TO_ROLL_BACK: row('UNKNOWN', 409, 'There is no earlier version to go back to.'),
  PREVIEW_INVALID: row('VALIDATION', 422, 'This preview link is damaged or was made for another site.'),
  PREVIEW_EXPIRED: row('UNKNOWN', 410, 'This preview link has expired. Ask for a new one.'),
  PREVIEW_FOR_OTHERS: row('AUTHORIZATION', 403, 'This preview is for people with another role.'),
  TOO_MANY_REQUESTS: row('UNKNOWN', 429, 'Too many requests. Please wait a moment.'),
  INTERNAL: row('SERVER', 500, 'Server error. Please try again later.'),
  UPSTREAM_UNREACHABLE: row('SERVER', 502, 'Server error. Please try again later.'),
  UNAVAILABLE: row('SERVER', 503, 'Server error. Please try again later.'),
  STORAGE_FULL: row(
    'SERVER',
    507,
    'The site has no room left to keep this. Nothing was saved; please try again later.',
  ),
  STORAGE_READ_ONLY: row(
    'SERVER',
    507,
    'The site can’t write where it keeps files. Nothing was saved; please tell those who run it.',
  ),
  UPSTREAM_TIMEOUT: row('SERVER', 504, 'Server error. Please try again later.'),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

function row<T extends ErrorType, S extends number>(type: T, status: S, message: string) {
  return { type, status, message };
}

/** The kind of error that a bare HTTP status stands for. */
export function errorTypeOfStatus(status: number): ErrorType {
  if (status === 401) return 'AUTHENTICATION';
  if (status === 403) return 'AUTHORIZATION';
  if (status === 404) return 'NOT_FOUND';
  if (status === 400 || status === 422) return 'VALIDATION';
  return status >= 500 ? 'SERVER' : 'UNKNOWN';
}
