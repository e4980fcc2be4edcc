import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import { MEDIA_LIMITS } from '../entities/media-limits.ts';
import {
  memberProfileSchema,
  writtenArticleSchema,
  writtenCommentSchema,
} from '../entities/member-profile.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import { currentUserSchema } from '../entities/user.ts';
import { pageCardSchema } from '../releases/page-card.ts';
import { handle } from '../texts/written.ts';
import { cardFile } from './card-file.ts';
import { defineEndpoints } from './endpoint.ts';

/** A current handle, or a recent former one. */
const byHandle = z.object({ handle: handle(PROFILE_LIMITS.username) });
const pictureFile = z.object({ file: z.string().regex(/^[\w-]{22}\.webp$/) });
/** Twice the limit, so that a slightly too large picture gets a helpful error instead of an aborted connection. */
const picture = { mostBytes: 2 * MEDIA_LIMITS.bytes };

/** Members as other members see them, and their pictures. */
export const membersEndpoints = defineEndpoints({
  'GET /api/members/:handle': {
    summary: 'A member’s public page, with what they show to the caller.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    params: byHandle,
    answer: memberProfileSchema,
    cacheTopics: ['people'],
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/members/:handle/articles': {
    summary: 'Published articles under a member’s name, newest first.',
    access: 'public',
    rate: 'read',
    params: byHandle,
    query: z.object(listQuery),
    answer: pageOf(writtenArticleSchema),
    cacheTopics: ['news', 'people'],
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/members/:handle/comments': {
    summary: 'What a member said below published articles, newest first, for those whom they show it to.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    params: byHandle,
    query: z.object(listQuery),
    answer: pageOf(writtenCommentSchema),
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/members/:handle/card': {
    summary: 'What a link to a member’s page says elsewhere: what they show to everybody.',
    access: 'public',
    rate: 'read',
    params: byHandle,
    answer: pageCardSchema,
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/cards/members/:handle/:file': {
    summary:
      'The picture for links to a member’s page, a JPEG of 1200 × 630. By another name than the current one it leads there.',
    access: 'public',
    rate: 'draw',
    params: byHandle.extend({ file: cardFile }),
    status: 200,
    errors: ['USER_NOT_FOUND', 'UNAVAILABLE'],
  },
  'POST /api/users/me/avatar': {
    summary:
      'Puts a picture (JPEG, PNG, WebP, GIF, AVIF; at most 10 MB and 40 megapixels), as bytes, in the place of one’s own. It is cut to a square and re-encoded.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    rawBody: picture,
    answer: currentUserSchema,
    status: 200,
    errors: ['MEDIA_DAMAGED', 'MEDIA_HEIC', 'MEDIA_REFUSED', 'MEDIA_TOO_LARGE', 'UNAVAILABLE'],
  },
  'DELETE /api/users/me/avatar': {
    summary: 'Removes one’s own picture. Initials stand in its place.',
    access: 'signed-in',
    rate: 'write',
    answer: currentUserSchema,
    status: 200,
  },
  'POST /api/users/me/banner': {
    summary: 'The same for the banner of one’s own public page, which is cut to three times as wide as high.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    rawBody: picture,
    answer: currentUserSchema,
    status: 200,
    errors: ['MEDIA_DAMAGED', 'MEDIA_HEIC', 'MEDIA_REFUSED', 'MEDIA_TOO_LARGE', 'UNAVAILABLE'],
  },
  'DELETE /api/users/me/banner': {
    summary: 'Removes the banner of one’s own public page.',
    access: 'signed-in',
    rate: 'write',
    answer: currentUserSchema,
    status: 200,
  },
  'GET /api/users/banners/:file': {
    summary: 'The banner of a member’s page, as their profile names it.',
    access: 'public',
    rate: 'read',
    params: pictureFile,
    status: 200,
    errors: ['IMAGE_NOT_FOUND'],
  },
});
