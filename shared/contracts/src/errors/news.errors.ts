import { type ErrorRow, row } from './error-row.ts';

/** Errors of articles, comments and the media library. */
export const NEWS_ERRORS = {
  ARTICLE_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such article.'),
  REVISION_NOT_FOUND: row('NOT_FOUND', 404, 'This article has no such revision.'),
  ARTICLE_STALE: row('UNKNOWN', 409, 'Somebody else has changed this article in the meantime.'),
  ARTICLE_STATE_REFUSED: row('UNKNOWN', 409, 'As the article stands, this can’t be done with it.'),
  SLUG_TAKEN: row('UNKNOWN', 409, 'Another article has this address.'),
  PINS_TAKEN: row('UNKNOWN', 409, 'Three articles are pinned already. Take one down first.'),
  COMMENT_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such comment.'),
  COMMENT_OWN: row('AUTHORIZATION', 403, 'This is your own comment. Somebody else decides about it.'),
  COMMENT_STALE: row('UNKNOWN', 409, 'The writer has changed this comment in the meantime.'),
  COMMENT_CLOSED: row('UNKNOWN', 409, 'A comment can be changed for 15 minutes, and this one is older.'),
  COMMENTS_CLOSED: row('UNKNOWN', 409, 'Comments are closed here.'),
  MEDIA_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such picture.'),
  MEDIA_REFUSED: row(
    'VALIDATION',
    422,
    'This is no picture that the site takes. Send a JPEG, PNG, WebP, GIF or AVIF.',
  ),
  MEDIA_TOO_LARGE: row('VALIDATION', 422, 'This picture is too large: at most 10 MB and 40 megapixels.'),
  MEDIA_IN_USE: row('UNKNOWN', 409, 'A text shows this picture. Take it out there first.'),
} as const satisfies Record<string, ErrorRow>;
