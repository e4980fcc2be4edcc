import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** Every form that the article has had, newest first. The screen shows a failure itself. */
export function revisionsQuery(articleId: string) {
  return {
    ...cursorPaging,
    queryKey: ['GET /api/articles/:id/revisions', articleId] as const,
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/articles/:id/revisions',
        { params: { id: articleId }, query: { cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    meta: { suppressErrors: true },
  };
}
