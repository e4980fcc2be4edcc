// Without schemas: what pages need of an article, which have no use for the checks.

export const ARTICLE_STATES = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** The sections of the news. */
export const ARTICLE_CATEGORIES = ['city', 'crime', 'business', 'people', 'server', 'events'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Lengths in characters, counts where it says so. */
export const ARTICLE_LIMITS = {
  titleMin: 3,
  title: 150,
  slug: 100,
  summary: 255,
  body: 100_000,
  tag: 40,
  /** How many. */
  tags: 8,
  alt: 300,
  search: 100,
} as const;

/** What a tag may be made of. */
export const ARTICLE_TAG = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u;

/** The orders of the newsroom's list: by the last change. */
export const DESK_SORTS = ['newest', 'oldest'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

/** The newsroom counts no further than this in each state. */
export const DESK_COUNTED = 100;

/** Among how many of the newest published articles tags are counted. */
export const TAGGED_ARTICLES = 500;

/** How many other articles are shown at the foot of one. */
export const RELATED_SHOWN = 3;
