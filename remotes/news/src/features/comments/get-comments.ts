import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** Where the comments of an article are kept, whichever pages of them. */
export const commentsKey = (articleId: string) => ['GET /api/articles/:id/comments', articleId] as const;

/** Comments of an article, oldest first. The screen shows a failure itself. */
export function commentsQuery(articleId: string) {
  return {
    ...cursorPaging,
    queryKey: commentsKey(articleId),
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/articles/:id/comments',
        { params: { id: articleId }, query: { cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    meta: { suppressErrors: true },
  };
}
