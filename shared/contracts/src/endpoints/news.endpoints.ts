import { z } from 'zod';
import {
  articleCardSchema,
  articleCategorySchema,
  articleChangeSchema,
  articleFieldsSchema,
  articleRevisionSchema,
  articleSchema,
  articleStateSchema,
  articleTag,
} from '../entities/article.ts';
import {
  ARTICLE_LIMITS,
  DESK_COUNTED,
  DESK_SORTS,
  RELATED_SHOWN,
  TAGGED_ARTICLES,
} from '../entities/article-limits.ts';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { pageCardSchema } from '../releases/page-card.ts';
import { machine, searchWords } from '../texts/written.ts';
import { cardFile } from './card-file.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const UNREAD_SHOWN = 100;
/** Scope of the newsroom's list. */
const deskScope = z.enum(['mine', 'all']).default('mine');
const deskCount = z.int().min(0).max(DESK_COUNTED);
/** Small, because each revision contains a full text. */
const REVISIONS_SHOWN = 20;

export const newsEndpoints = defineEndpoints({
  'GET /api/articles': {
    summary:
      'Published articles: pinned ones first, then newest first; by category and tag. With search in title, summary and text: the newest 200 that match, best match first.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({
      ...listQuery,
      search: searchWords(ARTICLE_LIMITS.search).optional(),
      category: articleCategorySchema.optional(),
      tag: articleTag.optional(),
    }),
    answer: pageOf(articleCardSchema),
    cacheTopics: ['news', 'people'],
    status: 200,
  },
  'GET /api/articles/tags': {
    summary: `The tags of the newest ${TAGGED_ARTICLES} published articles, those with most of these articles first, at most 30.`,
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(z.object({ tag: z.string(), articles: z.int().min(1) })) }),
    cacheTopics: ['news'],
    status: 200,
  },
  'GET /api/articles/unread': {
    summary: `Which of the newest ${UNREAD_SHOWN} published articles the caller hasn’t opened, of those that were published since they joined.`,
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ ids: z.array(z.uuid()).max(UNREAD_SHOWN) }),
    status: 200,
  },
  'PUT /api/articles/:id/read': {
    summary: 'Marks a published article as read by the caller.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'GET /api/articles/desk': {
    summary:
      'Articles in any state, by their last change: one’s own, or with news.publish everybody’s. With search by words of the title and names of authors.',
    access: { permission: 'news.write' },
    rate: 'read',
    query: z.object({
      ...listQuery,
      state: articleStateSchema.optional(),
      scope: deskScope,
      search: searchWords(ARTICLE_LIMITS.search).optional(),
      sort: z.enum(DESK_SORTS).default('newest'),
    }),
    answer: pageOf(articleCardSchema),
    status: 200,
    errors: ['ACCESS_DENIED'],
  },
  'GET /api/articles/desk/counts': {
    summary: `How many articles there are in each state, one’s own or everybody’s; counted up to ${DESK_COUNTED}.`,
    access: { permission: 'news.write' },
    rate: 'read',
    query: z.object({ scope: deskScope }),
    answer: z.object({
      draft: deskCount,
      in_review: deskCount,
      scheduled: deskCount,
      published: deskCount,
      archived: deskCount,
    }),
    status: 200,
    errors: ['ACCESS_DENIED'],
  },
  'POST /api/articles': {
    summary: 'Begins an article, as a draft of the caller’s.',
    access: { permission: 'news.write' },
    rate: 'write',
    jsonLimits: LARGE_JSON,
    body: articleFieldsSchema.partial().required({ title: true }).meta({ id: 'NewArticle' }),
    answer: articleSchema,
    status: 201,
    idempotent: true,
    errors: ['SLUG_TAKEN', 'MEDIA_NOT_FOUND'],
  },
  'GET /api/articles/:id': {
    summary:
      'One article, by its id, its slug, or a slug that it once had. What isn’t published is there for those who may edit it alone.',
    access: 'signed-in',
    rate: 'read',
    params: z.object({ id: z.uuid().or(machine(ARTICLE_LIMITS.slug)) }),
    answer: articleSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'GET /api/articles/:id/related': {
    summary: `Other published articles that are about the same, at most ${RELATED_SHOWN}: those with most tags in common first, then those of the same section, the newest first.`,
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: z.object({ items: z.array(articleCardSchema).max(RELATED_SHOWN) }),
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'PUT /api/articles/:id': {
    summary: 'Changes an article; of a published one the earlier form stays as a revision.',
    access: { permission: 'news.write' },
    rate: 'write',
    params: byId,
    jsonLimits: LARGE_JSON,
    body: articleChangeSchema,
    answer: articleSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_STALE', 'SLUG_TAKEN', 'MEDIA_NOT_FOUND'],
  },
  'POST /api/articles/:id/state': {
    summary:
      'Changes the state of an article: submit, take back, schedule (with the instant), publish, archive. What can follow what is one table.',
    access: { permission: 'news.write' },
    rate: 'write',
    params: byId,
    body: z
      .object({ to: articleStateSchema, publishAt: instant.optional(), version: z.int().min(1) })
      .meta({ id: 'ArticleMove' }),
    answer: articleSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_STALE', 'ARTICLE_STATE_REFUSED'],
  },
  'PUT /api/articles/:id/pin': {
    summary:
      'Puts a published article on top of the list, or takes it down again. At most three stand there.',
    access: { permission: 'news.publish' },
    rate: 'write',
    params: byId,
    body: z.object({ pinned: z.boolean() }).meta({ id: 'ArticlePin' }),
    answer: articleSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_STATE_REFUSED', 'PINS_TAKEN'],
  },
  'GET /api/articles/:id/revisions': {
    summary: 'The revisions of an article, newest first, for those who may edit it.',
    access: { permission: 'news.write' },
    rate: 'read',
    params: byId,
    query: z.object({
      ...listQuery,
      limit: listQuery.limit.unwrap().max(REVISIONS_SHOWN).default(REVISIONS_SHOWN),
    }),
    answer: pageOf(articleRevisionSchema),
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'POST /api/articles/:id/restore': {
    summary:
      'Restores an earlier revision as a new one: title, summary and text, and cover, tags and section where they were kept.',
    access: { permission: 'news.write' },
    rate: 'write',
    params: byId,
    body: z.object({ revision: z.int().min(1), version: z.int().min(1) }).meta({ id: 'ArticleRestore' }),
    answer: articleSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_STALE', 'REVISION_NOT_FOUND'],
  },
  'GET /api/articles/:id/card': {
    summary: 'What a link to a published article shows elsewhere: title, summary and picture. By id or slug.',
    access: 'public',
    rate: 'read',
    params: z.object({ id: z.uuid().or(machine(ARTICLE_LIMITS.slug)) }),
    answer: pageCardSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'GET /api/cards/articles/:id/:file': {
    summary:
      'The picture for links to a published article, a JPEG of 1200 × 630. By another name than the current one it leads there.',
    access: 'public',
    rate: 'draw',
    params: z.object({ id: z.uuid(), file: cardFile }),
    status: 200,
    errors: ['ARTICLE_NOT_FOUND', 'UNAVAILABLE'],
  },
  'GET /api/feeds/:file': {
    summary:
      'The newest published articles as RSS (news.rss) or Atom (news.atom): title, summary and address.',
    access: 'public',
    rate: 'read',
    params: z.object({ file: z.enum(['news.rss', 'news.atom']) }),
    status: 200,
  },
});
