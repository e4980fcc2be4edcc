import { keepPreviousData, useInfiniteQuery } from '@boardwalk/kit';
import { useMemo } from 'react';
import { useHasToken } from '../bell/unread.ts';
import { type NotificationFilters, notificationsQuery } from './get-notifications.ts';

/** The notifications as far as they have been loaded. Those of the other filter stay until these are there. */
export function useNotifications(filters: NotificationFilters) {
  const query = useInfiniteQuery({
    ...notificationsQuery(filters),
    enabled: useHasToken(),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    notifications: useMemo(() => data?.pages.flatMap(({ items }) => items), [data]),
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
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
