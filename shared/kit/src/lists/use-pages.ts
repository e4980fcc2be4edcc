import { hashKey, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { endpointPages, PagedEndpoint } from './endpoint-pages.ts';

type PagesQuery<K extends PagedEndpoint> = ReturnType<typeof endpointPages<K>>;
type ItemOf<Query extends PagesQuery<PagedEndpoint>> = Awaited<ReturnType<Query['queryFn']>>['items'][number];

interface PagesOptions {
  /** Whether it is asked for at all; it is unless told. */
  enabled?: boolean;
  /** Keeps what the last search found until the next one has answered. */
  keepLast?: boolean;
}

/** A list as far as it has been loaded, and the way to the rest: `more` is what `LoadMore` takes. */
export function usePages<Query extends PagesQuery<PagedEndpoint>>(
  pages: Query,
  { enabled = true, keepLast = false }: PagesOptions = {},
) {
  const query = useInfiniteQuery({
    ...(pages as PagesQuery<PagedEndpoint>),
    enabled,
    placeholderData: keepLast ? keepPreviousData : undefined,
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const asked = hashKey(pages.queryKey);
  const [listKey, setListKey] = useState(asked);
  if (listKey !== asked && !isPlaceholderData) setListKey(asked);
  // Of what is shown: a list that is kept until the next search has answered still has its rest.
  const next = data?.pages.at(-1)?.nextCursor ?? undefined;
  return {
    /** Of the search whose items are shown: a React key of the list, so that another search draws another list. */
    listKey,
    /** Undefined until the first page is there. */
    items: useMemo(() => data?.pages.flatMap(({ items }) => items as readonly ItemOf<Query>[]), [data]),
    /** Why the list isn't there, or isn't up to date. */
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
    /** Whether what is shown is about to be replaced. */
    busy: isFetching && !isFetchingNextPage,
    /** Where the next page begins. */
    next,
    more: {
      hasMore: next !== undefined,
      busy: isFetchingNextPage,
      error: isFetchNextPageError ? error : undefined,
      onMore: () => {
        if (!isPlaceholderData) void query.fetchNextPage();
      },
    },
  };
}
