import { type ErrorRow, row } from './error-row.ts';

/** Errors of articles, comments and the media library. */
export const NEWS_ERRORS = {
  ARTICLE_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Article not found.'),
  REVISION_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Revision not found.'),
  ARTICLE_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed this article.'),
  ARTICLE_STATE_REFUSED: row('UNKNOWN', 409, /*i18n*/ 'This isn’t possible in the article’s current state.'),
  SLUG_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'Another article has this address.'),
  PINS_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'Three articles are already pinned. Unpin one first.'),
  COMMENT_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Comment not found.'),
  COMMENT_OWN: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'This is your own comment. Someone else has to decide about it.',
  ),
  COMMENT_STALE: row('UNKNOWN', 409, /*i18n*/ 'The author has changed this comment.'),
  COMMENT_CLOSED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'Comments can be changed for 15 minutes, and this one is older.',
  ),
  COMMENTS_CLOSED: row('UNKNOWN', 409, /*i18n*/ 'Comments are closed here.'),
  MENTIONS_TOO_MANY: row('VALIDATION', 422, /*i18n*/ 'A comment can mention at most 10 members.'),
  MEDIA_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Picture not found.'),
  MEDIA_REFUSED: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This file isn’t a supported picture. Use JPEG, PNG, WebP, GIF or AVIF.',
  ),
  MEDIA_HEIC: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This is a HEIC picture, the format of iPhone photos, which browsers can’t show. Save it as JPEG and choose that file, or set the camera to “Most Compatible”.',
  ),
  MEDIA_DAMAGED: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This picture is damaged or incomplete. Copy it again, or open it in a picture program and save it again.',
  ),
  MEDIA_TOO_LARGE: row(
    'VALIDATION',
    422,
    /*i18n*/ 'This picture is too large: at most 10 MB and 40 megapixels.',
  ),
  MEDIA_IN_USE: row('UNKNOWN', 409, /*i18n*/ 'A text uses this picture. Remove it there first.'),
} as const satisfies Record<string, ErrorRow>;
