import type { Article, ArticleChange, ArticleState } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';
import { changeOf, type Draft, EMPTY_DRAFT } from './draft.ts';

/** Creates an article. With the same key a retry after a lost response creates no second one. */
export function createArticle(draft: Draft, idempotencyKey: string, signal?: AbortSignal): Promise<Article> {
  const { title, ...rest } = { title: draft.title, ...changeOf(EMPTY_DRAFT, draft) };
  return call('POST /api/articles', { body: { ...rest, title } }, { idempotencyKey, signal });
}

export function changeArticle(
  { id, version }: Pick<Article, 'id' | 'version'>,
  change: Omit<ArticleChange, 'version'>,
  signal?: AbortSignal,
): Promise<Article> {
  return call('PUT /api/articles/:id', { params: { id }, body: { ...change, version } }, { signal });
}

/** Changes the state of an article. @param publishAt time of a scheduled one. */
export function moveArticle(
  { id, version }: Pick<Article, 'id' | 'version'>,
  to: ArticleState,
  publishAt?: string,
): Promise<Article> {
  return call('POST /api/articles/:id/state', { params: { id }, body: { to, version, publishAt } });
}

/** Pins a published article to the top of the list, or removes its pin. The version stays the same. */
export function pinArticle({ id }: Pick<Article, 'id'>, pinned: boolean): Promise<Article> {
  return call('PUT /api/articles/:id/pin', { params: { id }, body: { pinned } });
}
