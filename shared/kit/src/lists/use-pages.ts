import { hashKey, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { endpointPages, PagedEndpoint } from './endpoint-pages.ts';

type PagesQuery<K extends PagedEndpoint> = ReturnType<typeof endpointPages<K>>;
type ItemOf<Query extends PagesQuery<PagedEndpoint>> = Awaited<ReturnType<Query['queryFn']>>['items'][number];

interface PagesOptions {
  /** Whether it is fetched; true by default. */
  enabled?: boolean;
  /** Keeps the results of the previous search until the next one has loaded. */
  keepLast?: boolean;
}

/** The loaded part of a list; `more` contains the props of `LoadMore`. */
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
  // Of the shown list: one kept until the next search has loaded still has its own next page.
  const next = data?.pages.at(-1)?.nextCursor ?? undefined;
  return {
    /** Key of the shown search: use it as the list's React key, so that another search mounts a new list. */
    listKey,
    /** Undefined until the first page is loaded. */
    items: useMemo(() => data?.pages.flatMap(({ items }) => items as readonly ItemOf<Query>[]), [data]),
    /** Why the list isn't loaded, or isn't up to date. */
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
    /** Whether the shown items are about to be replaced. */
    busy: isFetching && !isFetchingNextPage,
    /** Cursor of the next page. */
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
