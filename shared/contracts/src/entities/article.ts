import { z } from 'zod';
import { richTextSchema } from '../rich-text/document.ts';
import type { RichText } from '../rich-text/nodes.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import { line, tag } from '../texts/written.ts';
import { ARTICLE_CATEGORIES, ARTICLE_LIMITS, ARTICLE_STATES, ARTICLE_TAG } from './article-limits.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

export const articleStateSchema = z.enum(ARTICLE_STATES).meta({ id: 'ArticleState' });

export const articleCategorySchema = z.enum(ARTICLE_CATEGORIES).meta({ id: 'ArticleCategory' });

export const articleSlug = z
  .string()
  .max(ARTICLE_LIMITS.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single dashes.');
export const articleTag = tag(ARTICLE_LIMITS.tag, ARTICLE_TAG);

const cover = z.object({ mediaId: z.uuid(), alt: line(1, ARTICLE_LIMITS.alt) });

/** The body, limited by the length of its text. */
const body = richTextSchema.refine(
  (document: RichText) => plainTextOf(document).length <= ARTICLE_LIMITS.body,
  `The text is longer than ${ARTICLE_LIMITS.body} characters.`,
);

/** Fields of an article that its authors may change. */
export const articleFieldsSchema = z.object({
  title: line(ARTICLE_LIMITS.titleMin, ARTICLE_LIMITS.title),
  /** Last segment of its URL; derived from the title if absent. */
  slug: articleSlug.optional(),
  summary: line(0, ARTICLE_LIMITS.summary),
  body,
  category: articleCategorySchema,
  tags: z.array(articleTag).max(ARTICLE_LIMITS.tags),
  cover: cover.nullable(),
  commentsOpen: z.boolean(),
});
export type ArticleFields = z.infer<typeof articleFieldsSchema>;

/** A change; absent fields stay the same. `version` is the version the author saw; a stale one is rejected with the current row. */
export const articleChangeSchema = articleFieldsSchema
  .partial()
  .extend({ version: z.int().min(1) })
  .meta({ id: 'ArticleChange' });
export type ArticleChange = z.infer<typeof articleChangeSchema>;

/** A picture of the media library, as pages show it. */
const picture = z.object({
  mediaId: z.uuid(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  focus: z.object({ x: z.number(), y: z.number() }),
});

/** An article as lists show it. */
export const articleCardSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    category: articleCategorySchema,
    tags: z.array(z.string()),
    cover: picture.nullable(),
    author: personSchema,
    state: articleStateSchema,
    pinned: z.boolean(),
    readingMinutes: z.int().min(1),
    /** Time of publication, past or planned; null if none is set. */
    publishedAt: instant.nullable(),
    updatedAt: instant,
    /** Search match: alternating text and matched text, beginning with unmatched text. */
    highlight: z.array(z.string()).nullable(),
    demo: z.boolean(),
  })
  .meta({ id: 'ArticleCard' });
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** A full article. */
export const articleSchema = articleCardSchema
  .omit({ highlight: true })
  .extend({
    body: richTextSchema,
    commentsOpen: z.boolean(),
    version: z.int().min(1),
    createdAt: instant,
    /** Actions currently available to the caller. */
    may: z.object({
      edit: z.boolean(),
      submit: z.boolean(),
      publish: z.boolean(),
      archive: z.boolean(),
      pin: z.boolean(),
    }),
    /** States that the caller can move it to now. */
    moves: z.array(articleStateSchema),
  })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof articleSchema>;

/** Metadata that a revision stores in addition to the text. */
const revisionDetails = z.object({
  cover: picture.nullable(),
  tags: z.array(z.string()),
  category: articleCategorySchema,
});

/**
 * A past version of an article. Saves by one author within ten minutes before publication share a revision. `number` counts from 1; the newest is the
 * current version.
 */
export const articleRevisionSchema = z
  .object({
    number: z.int().min(1),
    title: z.string(),
    summary: z.string(),
    body: richTextSchema,
    /** Cover, tags and section; null for revisions from before these were stored. */
    details: revisionDetails.nullable(),
    editor: personSchema,
    at: instant,
    /** The revision that this one restored, if any. */
    restoredFrom: z.int().nullable(),
  })
  .meta({ id: 'ArticleRevision' });
export type ArticleRevision = z.infer<typeof articleRevisionSchema>;
