// Apart from the site's other limits, because every page needs these.

/** Optional areas, by the names of their remotes. */
export const AREAS = ['news', 'docs', 'forms'] as const;
export type Area = (typeof AREAS)[number];

/** Query parameter by which a page is rendered from a draft of the site's settings. */
export const SITE_DRAFT = 'site-draft';
