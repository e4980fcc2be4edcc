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
      'Returns published articles: pinned ones first, then newest first. Can be filtered by category and tag. With `search`, returns the newest 200 articles that match in title, summary or text, best match first.',
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
    summary: `Returns the tags of the newest ${TAGGED_ARTICLES} published articles, most frequent first, at most 30.`,
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(z.object({ tag: z.string(), articles: z.int().min(1) })) }),
    cacheTopics: ['news'],
    status: 200,
  },
  'GET /api/articles/unread': {
    summary: `Returns the ids of those of the newest ${UNREAD_SHOWN} published articles that the caller hasn’t opened. Articles published before the caller joined are left out.`,
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
      'Returns articles in any state, sorted by their last change: the caller’s own, or with the permission `news.publish` those of all authors. `search` matches words of the title and names of authors.',
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
    summary: `Returns the number of articles in each state, of the caller or of all authors. Each number is capped at ${DESK_COUNTED}.`,
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
    summary: 'Creates an article as a draft of the caller.',
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
      'Returns an article by its id, its slug or one of its former slugs. An unpublished article is visible only to members who may edit it.',
    access: 'signed-in',
    rate: 'read',
    params: z.object({ id: z.uuid().or(machine(ARTICLE_LIMITS.slug)) }),
    answer: articleSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'GET /api/articles/:id/related': {
    summary: `Returns other published articles on the same subject, at most ${RELATED_SHOWN}. Articles with the most tags in common come first, then those of the same category, newest first.`,
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: z.object({ items: z.array(articleCardSchema).max(RELATED_SHOWN) }),
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'PUT /api/articles/:id': {
    summary: 'Changes an article. The previous version of a published article is retained as a revision.',
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
      'Changes the state of an article: submits, withdraws, schedules (with `publishAt`), publishes or archives it. One table defines the allowed transitions.',
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
      'Pins a published article to the top of the list, or unpins it. At most three articles can be pinned.',
    access: { permission: 'news.publish' },
    rate: 'write',
    params: byId,
    body: z.object({ pinned: z.boolean() }).meta({ id: 'ArticlePin' }),
    answer: articleSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_STATE_REFUSED', 'PINS_TAKEN'],
  },
  'GET /api/articles/:id/revisions': {
    summary: 'Returns the revisions of an article, newest first. Only for members who may edit the article.',
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
      'Restores an earlier revision as a new revision: title, summary and text, and also cover, tags and category if the revision contains them.',
    access: { permission: 'news.write' },
    rate: 'write',
    params: byId,
    body: z.object({ revision: z.int().min(1), version: z.int().min(1) }).meta({ id: 'ArticleRestore' }),
    answer: articleSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_STALE', 'REVISION_NOT_FOUND'],
  },
  'GET /api/articles/:id/card': {
    summary:
      'Returns the link preview of a published article for other sites: title, summary and picture. Accepts an id or a slug.',
    access: 'public',
    rate: 'read',
    params: z.object({ id: z.uuid().or(machine(ARTICLE_LIMITS.slug)) }),
    answer: pageCardSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'GET /api/cards/articles/:id/:file': {
    summary:
      'Returns the link preview picture of a published article, a JPEG of 1200 × 630 pixels. A file name other than the current one redirects to the current one.',
    access: 'public',
    rate: 'draw',
    params: z.object({ id: z.uuid(), file: cardFile }),
    status: 200,
    errors: ['ARTICLE_NOT_FOUND', 'UNAVAILABLE'],
  },
  'GET /api/feeds/:file': {
    summary:
      'Returns the newest published articles as RSS (`news.rss`) or Atom (`news.atom`): title, summary and address.',
    access: 'public',
    rate: 'read',
    params: z.object({ file: z.enum(['news.rss', 'news.atom']) }),
    status: 200,
  },
});
