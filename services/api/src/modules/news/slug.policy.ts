import { ARTICLE_LIMITS } from '@boardwalk/contracts';

/** Last parts of addresses that are something else on this site. */
const RESERVED: readonly string[] = ['create', 'desk', 'edit', 'feed', 'tags', 'unread'];
const LOOKS_LIKE_AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** How many numbered slugs are tried before one is made that nobody else has. */
const NUMBERED = 4;

/** Whether an article can have this slug, as far as that doesn’t depend on other articles. */
export function isUsableSlug(slug: string): boolean {
  return !RESERVED.includes(slug) && !LOOKS_LIKE_AN_ID.test(slug);
}

/** Slugs to try in turn: the title’s own, a few numbered ones, and one that ends with a piece of the article’s id. */
export function slugCandidates(base: string, id: string): string[] {
  const numbers = Array.from({ length: NUMBERED }, (_, index) => String(index + 2));
  const ends = [...numbers, id.slice(0, 8), id.replaceAll('-', '')];
  return [base, ...ends.map((end) => withEnd(base, end))].filter(isUsableSlug);
}

function withEnd(base: string, end: string): string {
  return `${base.slice(0, ARTICLE_LIMITS.slug - end.length - 1).replace(/-+$/, '')}-${end}`;
}
