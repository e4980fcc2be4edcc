import {
  ARTICLE_LIMITS,
  type ArticleChange,
  type ArticleFields,
  canonicalJson,
  EMPTY_TEXT,
  plainTextOf,
  type RichText,
  readingMinutes,
} from '@boardwalk/contracts';
import type { ArticleRow, NewArticle } from './articles.table.ts';

/** Slugs that collide with other paths of this site. */
const RESERVED: readonly string[] = ['create', 'desk', 'edit', 'feed', 'tags', 'unread'];
const LOOKS_LIKE_AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Number of numbered slugs that are tried before the unique one. */
const NUMBERED = 4;

/** Returns a body with its derived columns. */
export function storedBody(body: RichText): Pick<NewArticle, 'body' | 'bodyText' | 'readingMinutes'> {
  return { body, bodyText: withoutControls(plainTextOf(body)), readingMinutes: readingMinutes(body) };
}

/** Returns the columns of a new article, with defaults. The slug and the cover are determined elsewhere. */
export function newFields(given: Pick<ArticleFields, 'title'> & Partial<ArticleFields>) {
  const { title, summary = '', body = EMPTY_TEXT, category = 'city', tags = [], commentsOpen = true } = given;
  return { title, summary, category, tags: unique(tags), commentsOpen, ...storedBody(body) };
}

type PlainFields = Pick<NewArticle, 'title' | 'summary' | 'category' | 'tags' | 'commentsOpen'>;
const PLAIN = ['title', 'summary', 'category', 'tags', 'commentsOpen'] as const;

/** Returns the fields that really change, without slug and cover. */
export function changedFields(row: ArticleRow, wanted: Omit<ArticleChange, 'version'>): Partial<NewArticle> {
  const given = { ...wanted, ...(wanted.tags && { tags: unique(wanted.tags) }) };
  const changed = PLAIN.filter((name) => given[name] !== undefined && !same(given[name], row[name]));
  const plain: Partial<PlainFields> = Object.fromEntries(changed.map((name) => [name, given[name]]));
  const { body } = wanted;
  return { ...plain, ...(body && !same(body, row.body) && storedBody(body)) };
}

const KEPT_BY_REVISIONS = ['title', 'summary', 'body', 'cover', 'coverAlt', 'tags', 'category'] as const;

/** Whether a change affects a field that revisions contain. */
export function changesRevision(change: Partial<NewArticle>): boolean {
  return KEPT_BY_REVISIONS.some((field) => change[field] !== undefined);
}

/** Removes control characters, because the search marks matches with them. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, ' ');
}

/** Whether an article can have this slug, regardless of other articles. */
export function isUsableSlug(slug: string): boolean {
  return !RESERVED.includes(slug) && !LOOKS_LIKE_AN_ID.test(slug);
}

/** Returns slugs to try in order: the title’s own, a few numbered ones, and one that ends with a part of the article’s id. */
export function slugCandidates(base: string, id: string): string[] {
  const numbers = Array.from({ length: NUMBERED }, (_, index) => String(index + 2));
  const ends = [...numbers, id.slice(0, 8), id.replaceAll('-', '')];
  return [base, ...ends.map((end) => withEnd(base, end))].filter(isUsableSlug);
}

function withEnd(base: string, end: string): string {
  return `${base.slice(0, ARTICLE_LIMITS.slug - end.length - 1).replace(/-+$/, '')}-${end}`;
}

function unique(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
