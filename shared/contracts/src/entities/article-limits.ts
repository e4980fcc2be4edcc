// Without schemas: pages need these constants, but not the validation.

export const ARTICLE_STATES = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** Sections of the news. */
export const ARTICLE_CATEGORIES = ['city', 'crime', 'business', 'people', 'server', 'events'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Lengths in characters, except for counts. */
export const ARTICLE_LIMITS = {
  titleMin: 3,
  title: 150,
  slug: 100,
  summary: 255,
  body: 100_000,
  tag: 40,
  /** A count. */
  tags: 8,
  alt: 300,
  search: 100,
} as const;

/** Pattern of a tag. */
export const ARTICLE_TAG = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u;

/** Sort orders of the newsroom's list: by the last change. */
export const DESK_SORTS = ['newest', 'oldest'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

/** Maximum count that the newsroom shows per state. */
export const DESK_COUNTED = 100;

/** Number of newest published articles in which tags are counted. */
export const TAGGED_ARTICLES = 500;

/** Number of related articles below an article. */
export const RELATED_SHOWN = 3;
