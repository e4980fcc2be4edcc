import { keepPreviousData, useInfiniteQuery, useQuery } from '@boardwalk/kit';
import { useMemo } from 'react';
import type { FrontFilters } from '../front-filters.ts';
import { articlesQuery } from '../get-articles.ts';
import { unreadQuery } from '../get-unread.ts';

/** The articles that fit, as far as they have been loaded. Those of the last search stay until the next ones are there. */
export function useFrontPage(filters: FrontFilters) {
  const query = useInfiniteQuery({ ...articlesQuery(filters), placeholderData: keepPreviousData });
  const { data: unread } = useQuery(unreadQuery);
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    articles: useMemo(() => data?.pages.flatMap(({ items }) => items), [data]),
    unread: useMemo(() => new Set(unread?.ids), [unread]),
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
    /** Whether what is shown is about to be replaced. */
    busy: isFetching && !isFetchingNextPage,
    /** Where the next page begins. */
    next: data?.pages.at(-1)?.nextCursor ?? undefined,
    more: {
      hasMore: query.hasNextPage,
      busy: isFetchingNextPage,
      error: isFetchNextPageError ? error : undefined,
      onMore: () => void query.fetchNextPage(),
    },
  };
}

export type FrontPageState = ReturnType<typeof useFrontPage>;
