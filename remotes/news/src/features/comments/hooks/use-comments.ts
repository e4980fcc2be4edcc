import { useInfiniteQuery } from '@boardwalk/kit';
import { useMemo } from 'react';
import { commentsQuery } from '../get-comments.ts';

/** The comments of an article, as far as they have been loaded. */
export function useComments(articleId: string) {
  const query = useInfiniteQuery(commentsQuery(articleId));
  const { data, error, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    comments: useMemo(() => data?.pages.flatMap(({ items }) => items), [data]),
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
    more: {
      hasMore: query.hasNextPage,
      busy: isFetchingNextPage,
      error: isFetchNextPageError ? error : undefined,
      onMore: () => void query.fetchNextPage(),
    },
  };
}
