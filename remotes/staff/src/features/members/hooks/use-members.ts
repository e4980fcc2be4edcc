import { isRefusal, keepPreviousData, useAccess, useInfiniteQuery } from '@boardwalk/kit';
import { useMemo } from 'react';
import { membersQuery } from '../get-members.ts';
import type { MemberFilters } from '../member-filters.ts';

/** The members that match, as far as they have been loaded. Those of the last search stay until the next ones are there. */
export function useMembers(filters: MemberFilters) {
  const access = useAccess('users.read');
  const query = useInfiniteQuery({
    ...membersQuery(filters),
    enabled: access === 'granted',
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const members = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    forbidden: access === 'denied' || isRefusal(error),
    members,
    /** Why the list isn't there, or isn't up to date. */
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
    /** Whether what is shown is about to be replaced. */
    busy: isFetching && !isFetchingNextPage,
    more: {
      hasMore: query.hasNextPage,
      busy: isFetchingNextPage,
      error: isFetchNextPageError ? error : undefined,
      onMore: () => void query.fetchNextPage(),
    },
  };
}

export type MembersState = ReturnType<typeof useMembers>;
