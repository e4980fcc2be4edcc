import { hashKey, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListPage } from './endpoint-pages.ts';

/** Options of `endpointPages()`, or of the `pages()` of a remote's calls. */
interface PagesQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { pageParam: string | undefined; signal: AbortSignal }) => Promise<ListPage>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: ListPage) => string | undefined;
  staleTime?: number;
}
type ItemOf<Query extends PagesQuery> = Awaited<ReturnType<Query['queryFn']>>['items'][number];

interface PagesOptions {
  /** Whether it is fetched; true by default. */
  enabled?: boolean;
  /** Shows the results of the previous search until the next one has loaded. */
  keepPreviousData?: boolean;
  /** @deprecated Use `keepPreviousData`. */
  keepLast?: boolean;
}

/** The loaded part of a paginated list, for `PagedList` and `DataTable`. */
export interface Pages<Item> {
  /** Key of the shown search: use it as the list's React key, so that another search mounts a new list. */
  listKey: string;
  /** Undefined until the first page is loaded. */
  items: readonly Item[] | undefined;
  /** Why the list isn't loaded, or isn't up to date. */
  error: Error | null;
  refetch: () => void;
  /** Whether the shown items are about to be replaced. */
  busy: boolean;
  /** Cursor of the next page. */
  next: string | undefined;
  /** Props of `LoadMore`. */
  more: {
    hasMore: boolean;
    busy: boolean;
    /** Error of the last attempt to load more. */
    error: Error | null | undefined;
    onMore: () => void;
  };
}

/**
 * Fetches a paginated list page by page, with the query options of `endpointPages()`.
 * @param options `keepPreviousData` shows the items of the previous search until the next one has loaded. `enabled: false` fetches nothing.
 * @returns the prop `pages` of a `PagedList` or a `DataTable`.
 * @example
 * const pages = usePages(endpointPages('GET /api/users', { query: { search } }), { keepPreviousData: true });
 */
export function usePages<Query extends PagesQuery>(
  pages: Query,
  options: PagesOptions = {},
): Pages<ItemOf<Query>> {
  const showsPrevious = options.keepPreviousData ?? options.keepLast;
  const query = useInfiniteQuery({
    ...(pages as PagesQuery),
    enabled: options.enabled ?? true,
    placeholderData: showsPrevious ? keepPreviousData : undefined,
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const requestedKey = hashKey(pages.queryKey);
  const [listKey, setListKey] = useState(requestedKey);
  if (listKey !== requestedKey && !isPlaceholderData) setListKey(requestedKey);
  // Of the shown list: the previous one, shown until the next search has loaded, still has its own next page.
  const next = data?.pages.at(-1)?.nextCursor ?? undefined;
  return {
    listKey,
    items: useMemo(() => data?.pages.flatMap(({ items }) => items as readonly ItemOf<Query>[]), [data]),
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
    busy: isFetching && !isFetchingNextPage,
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
