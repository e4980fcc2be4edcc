import {
  type ArticleChange,
  type ArticleFields,
  canonicalJson,
  EMPTY_TEXT,
  plainTextOf,
  type RichText,
  readingMinutes,
} from '@boardwalk/contracts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { withoutControls } from './highlight.policy.ts';

/** What is stored of a body beside it. */
export function storedBody(body: RichText): Pick<NewArticle, 'body' | 'bodyText' | 'readingMinutes'> {
  return { body, bodyText: withoutControls(plainTextOf(body)), readingMinutes: readingMinutes(body) };
}

/** A new article, as far as its writer has said what it is. The slug and the cover come from elsewhere. */
export function newFields(given: Pick<ArticleFields, 'title'> & Partial<ArticleFields>) {
  const { title, summary = '', body = EMPTY_TEXT, category = 'city', tags = [], commentsOpen = true } = given;
  return { title, summary, category, tags: unique(tags), commentsOpen, ...storedBody(body) };
}

type PlainFields = Pick<NewArticle, 'title' | 'summary' | 'category' | 'tags' | 'commentsOpen'>;
const PLAIN = ['title', 'summary', 'category', 'tags', 'commentsOpen'] as const;

/** What a change really changes of an article, slug and cover aside. */
export function changedFields(row: ArticleRow, wanted: Omit<ArticleChange, 'version'>): Partial<NewArticle> {
  const given = { ...wanted, ...(wanted.tags && { tags: unique(wanted.tags) }) };
  const changed = PLAIN.filter((name) => given[name] !== undefined && !same(given[name], row[name]));
  const plain: Partial<PlainFields> = Object.fromEntries(changed.map((name) => [name, given[name]]));
  const { body } = wanted;
  return { ...plain, ...(body && !same(body, row.body) && storedBody(body)) };
}

/** Whether a change is one of the text that revisions keep. */
export function changesText(change: Partial<NewArticle>): boolean {
  return change.title !== undefined || change.summary !== undefined || change.body !== undefined;
}

function unique(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
