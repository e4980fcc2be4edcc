import type { Article, ArticleChange, ArticleState } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';
import { changeOf, type Draft, EMPTY_DRAFT } from './draft.ts';

/** Begins an article. The same key for the same article: a second try after a lost answer begins no second one. */
export function createArticle(draft: Draft, idempotencyKey: string, signal?: AbortSignal): Promise<Article> {
  const { title, ...rest } = { title: draft.title, ...changeOf(EMPTY_DRAFT, draft) };
  return call(
    'POST /api/articles',
    { body: { ...rest, title } },
    { suppressErrors: true, idempotencyKey, signal },
  );
}

export function changeArticle(
  { id, version }: Pick<Article, 'id' | 'version'>,
  change: Omit<ArticleChange, 'version'>,
  signal?: AbortSignal,
): Promise<Article> {
  return call(
    'PUT /api/articles/:id',
    { params: { id }, body: { ...change, version } },
    { suppressErrors: true, signal },
  );
}

/** Gives an article another state. @param publishAt when, where it is scheduled. */
export function moveArticle(
  { id, version }: Pick<Article, 'id' | 'version'>,
  to: ArticleState,
  publishAt?: string,
): Promise<Article> {
  return call(
    'POST /api/articles/:id/state',
    { params: { id }, body: { to, version, publishAt } },
    { suppressErrors: true },
  );
}

/** Pins a published article to the top of the list, or removes its pin. The version stays. */
export function pinArticle({ id }: Pick<Article, 'id'>, pinned: boolean): Promise<Article> {
  return call('PUT /api/articles/:id/pin', { params: { id }, body: { pinned } }, { suppressErrors: true });
}
