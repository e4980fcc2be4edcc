import { z } from 'zod';
import {
  docChangeSchema,
  docEntrySchema,
  docPageSchema,
  docRevisionSchema,
  newDocSchema,
  ruleSchema,
} from '../entities/doc.ts';
import { DOC_LIMITS } from '../entities/doc-limits.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import { pageCardSchema } from '../releases/page-card.ts';
import { machine, searchWords } from '../texts/written.ts';
import { cardFile } from './card-file.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const found = z.object({ slug: z.string(), title: z.string(), highlight: z.array(z.string()) });

export const docsEndpoints = defineEndpoints({
  'GET /api/docs': {
    summary: 'Returns the tree of published pages, in reading order.',
    access: 'public',
    rate: 'read',
    answer: z.object({ items: z.array(docEntrySchema) }),
    cacheTopics: ['docs'],
    status: 200,
  },
  'GET /api/docs/all': {
    summary: 'Returns the tree of all pages, including drafts.',
    access: { permission: 'docs.write' },
    rate: 'read',
    answer: z.object({ items: z.array(docEntrySchema) }),
    status: 200,
  },
  'GET /api/docs/search': {
    summary:
      'Returns rules (at most 10) and published pages (at most 20) that contain the words, best match first.',
    access: 'public',
    rate: 'read',
    query: z.object({ search: searchWords(DOC_LIMITS.search, 1) }),
    answer: z.object({ rules: z.array(found.extend({ id: z.string() })), items: z.array(found) }),
    cacheTopics: ['docs'],
    status: 200,
  },
  'GET /api/docs/:slug': {
    summary: 'Returns a published page.',
    access: 'public',
    rate: 'read',
    params: z.object({ slug: machine(DOC_LIMITS.slug) }),
    answer: docPageSchema,
    cacheTopics: ['docs'],
    status: 200,
    errors: ['DOC_NOT_FOUND'],
  },
  'GET /api/docs/:slug/card': {
    summary: 'Returns the title, description and image that other sites show for a link to a published page.',
    access: 'public',
    rate: 'read',
    params: z.object({ slug: machine(DOC_LIMITS.slug) }),
    answer: pageCardSchema,
    status: 200,
    errors: ['DOC_NOT_FOUND'],
  },
  'GET /api/cards/docs/:slug/:file': {
    summary:
      'Returns the image for links to a published page, a JPEG of 1200 × 630 pixels. Any other file name redirects to the current one.',
    access: 'public',
    rate: 'draw',
    params: z.object({ slug: machine(DOC_LIMITS.slug), file: cardFile }),
    status: 200,
    errors: ['DOC_NOT_FOUND', 'UNAVAILABLE'],
  },
  'GET /api/docs/all/:slug': {
    summary: 'Returns a page, published or not.',
    access: { permission: 'docs.write' },
    rate: 'read',
    params: z.object({ slug: machine(DOC_LIMITS.slug) }),
    answer: docPageSchema,
    status: 200,
    errors: ['DOC_NOT_FOUND'],
  },
  'POST /api/docs': {
    summary: 'Creates a page. It is unpublished unless the body states otherwise.',
    access: { permission: 'docs.write' },
    rate: 'write',
    jsonLimits: LARGE_JSON,
    body: newDocSchema,
    answer: docPageSchema,
    status: 201,
    idempotent: true,
    errors: ['DOC_SLUG_TAKEN', 'DOC_PLACE_REFUSED', 'RULE_TAKEN'],
  },
  'PUT /api/docs/:id': {
    summary: 'Changes a page. Its previous text is preserved as a revision.',
    access: { permission: 'docs.write' },
    rate: 'write',
    params: byId,
    jsonLimits: LARGE_JSON,
    body: docChangeSchema,
    answer: docPageSchema,
    status: 200,
    errors: ['DOC_NOT_FOUND', 'DOC_STALE', 'DOC_SLUG_TAKEN', 'DOC_PLACE_REFUSED', 'RULE_TAKEN'],
  },
  'GET /api/docs/:id/revisions': {
    summary: 'Returns all texts that a page has had, newest first.',
    access: { permission: 'docs.write' },
    rate: 'read',
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(docRevisionSchema),
    status: 200,
    errors: ['DOC_NOT_FOUND'],
  },
  'GET /api/rules': {
    summary: 'Returns all server rules of the published pages, ordered by id.',
    access: 'public',
    rate: 'read',
    answer: z.object({ items: z.array(ruleSchema) }),
    cacheTopics: ['docs'],
    status: 200,
  },
  'GET /api/rules/:id': {
    summary: 'Returns a server rule by its id, in its current version.',
    access: 'public',
    rate: 'read',
    params: z.object({ id: machine(20) }),
    answer: ruleSchema,
    cacheTopics: ['docs'],
    status: 200,
    errors: ['RULE_NOT_FOUND'],
  },
});
