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
    summary: 'Returns a member’s public page, with the parts that they show to the caller.',
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
    summary: 'Returns the published articles of a member, newest first.',
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
    summary:
      'Returns a member’s comments on published articles, newest first. The list is empty for callers to whom the member doesn’t show them.',
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
    summary:
      'Returns the title, description and image that other sites show for a link to a member’s page. They contain only what the member shows to visitors.',
    access: 'public',
    rate: 'read',
    params: byHandle,
    answer: pageCardSchema,
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/cards/members/:handle/:file': {
    summary:
      'Returns the image for links to a member’s page, a JPEG of 1200 × 630 pixels. Any other file name redirects to the current one.',
    access: 'public',
    rate: 'draw',
    params: byHandle.extend({ file: cardFile }),
    status: 200,
    errors: ['USER_NOT_FOUND', 'UNAVAILABLE'],
  },
  'POST /api/users/me/avatar': {
    summary:
      'Replaces the caller’s own picture (JPEG, PNG, WebP, GIF, AVIF; at most 10 MB and 40 megapixels), sent as bytes. It is cropped to a square and re-encoded.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    rawBody: picture,
    answer: currentUserSchema,
    status: 200,
    errors: ['MEDIA_DAMAGED', 'MEDIA_HEIC', 'MEDIA_REFUSED', 'MEDIA_TOO_LARGE', 'UNAVAILABLE'],
  },
  'DELETE /api/users/me/avatar': {
    summary: 'Removes the caller’s own picture. A generated portrait is shown instead.',
    access: 'signed-in',
    rate: 'write',
    answer: currentUserSchema,
    status: 200,
  },
  'POST /api/users/me/banner': {
    summary:
      'Replaces the banner of the caller’s own public page (JPEG, PNG, WebP, GIF, AVIF; at most 10 MB and 40 megapixels), sent as bytes. It is cropped to three times as wide as high and re-encoded.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    rawBody: picture,
    answer: currentUserSchema,
    status: 200,
    errors: ['MEDIA_DAMAGED', 'MEDIA_HEIC', 'MEDIA_REFUSED', 'MEDIA_TOO_LARGE', 'UNAVAILABLE'],
  },
  'DELETE /api/users/me/banner': {
    summary: 'Removes the banner of the caller’s own public page.',
    access: 'signed-in',
    rate: 'write',
    answer: currentUserSchema,
    status: 200,
  },
  'GET /api/users/banners/:file': {
    summary: 'Returns the banner of a member’s page, by the file name in their profile.',
    access: 'public',
    rate: 'read',
    params: pictureFile,
    status: 200,
    errors: ['IMAGE_NOT_FOUND'],
  },
});
