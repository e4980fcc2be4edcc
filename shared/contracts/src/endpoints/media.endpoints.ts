import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import { mediaSchema } from '../entities/media.ts';
import { MEDIA_LIMITS } from '../entities/media-limits.ts';
import { line, searchWords } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const alt = line(0, MEDIA_LIMITS.alt);
const focus = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

export const mediaEndpoints = defineEndpoints({
  'POST /api/media': {
    summary:
      'Adds a picture to the library (JPEG, PNG, WebP, GIF, AVIF; at most 10 MB and 40 megapixels), sent as bytes. It is re-encoded: no part of the uploaded file is stored.',
    access: { permission: 'media.upload' },
    rate: 'write',
    query: z.object({ name: line(0, 200).default(''), alt: alt.default('') }),
    // Twice the limit, so that a slightly too large picture gets a helpful error instead of an aborted connection.
    rawBody: { mostBytes: 2 * MEDIA_LIMITS.bytes },
    answer: mediaSchema,
    status: 201,
    errors: ['MEDIA_DAMAGED', 'MEDIA_HEIC', 'MEDIA_REFUSED', 'MEDIA_TOO_LARGE'],
  },
  'GET /api/media': {
    summary:
      'Returns the pictures of the library, newest first, optionally filtered by their names and descriptions.',
    access: { permission: 'media.upload' },
    rate: 'read',
    query: z.object({ ...listQuery, search: searchWords(100).optional() }),
    answer: pageOf(mediaSchema),
    status: 200,
  },
  'PUT /api/media/:id': {
    summary:
      'Changes the description and the focal point of the caller’s own picture, or of any picture with news.publish.',
    access: { permission: 'media.upload' },
    rate: 'write',
    params: byId,
    body: z.object({ alt: alt.optional(), focus: focus.optional() }).meta({ id: 'MediaChange' }),
    answer: mediaSchema,
    status: 200,
    errors: ['MEDIA_NOT_FOUND'],
  },
  'DELETE /api/media/:id': {
    summary: 'Removes a picture that no text uses: the caller’s own, or any with news.publish.',
    access: { permission: 'media.upload' },
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['MEDIA_NOT_FOUND', 'MEDIA_IN_USE'],
  },
  'GET /api/media/:id': {
    summary:
      'Returns a picture in the best format that the browser accepts, with the smallest width that isn’t smaller than `w`, or else the largest width.',
    access: 'public',
    rate: 'read',
    params: byId,
    query: z.object({ w: z.coerce.number().int().min(1).max(10_000).optional() }),
    status: 200,
    errors: ['MEDIA_NOT_FOUND'],
  },
});
