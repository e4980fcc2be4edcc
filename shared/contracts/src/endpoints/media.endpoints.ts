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
      'Takes a picture (JPEG, PNG, WebP, GIF, AVIF; at most 10 MB and 40 megapixels), as bytes. It is re-encoded: nothing of the file itself is kept.',
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
    summary: 'The library, newest first, by what pictures are called and what they show.',
    access: { permission: 'media.upload' },
    rate: 'read',
    query: z.object({ ...listQuery, search: searchWords(100).optional() }),
    answer: pageOf(mediaSchema),
    status: 200,
  },
  'PUT /api/media/:id': {
    summary:
      'Changes what a picture shows in words, and its focal point: of one’s own, or of anybody’s with news.publish.',
    access: { permission: 'media.upload' },
    rate: 'write',
    params: byId,
    body: z.object({ alt: alt.optional(), focus: focus.optional() }).meta({ id: 'MediaChange' }),
    answer: mediaSchema,
    status: 200,
    errors: ['MEDIA_NOT_FOUND'],
  },
  'DELETE /api/media/:id': {
    summary: 'Removes a picture that no text shows: one’s own, or anybody’s with news.publish.',
    access: { permission: 'media.upload' },
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['MEDIA_NOT_FOUND', 'MEDIA_IN_USE'],
  },
  'GET /api/media/:id': {
    summary: 'A picture, in the best format that the browser takes and the nearest width that isn’t smaller.',
    access: 'public',
    rate: 'read',
    params: byId,
    query: z.object({ w: z.coerce.number().int().min(1).max(10_000).optional() }),
    status: 200,
    errors: ['MEDIA_NOT_FOUND'],
  },
});
