import { usePages, useQuery } from '@boardwalk/kit';
import { useMemo } from 'react';
import type { FrontFilters } from './front-filters.ts';
import { articlePages, unreadQuery } from './queries.ts';

/** The matching articles, and the unread ones among them. */
export function useFrontPage(filters: FrontFilters) {
  const pages = usePages(articlePages(filters), { keepLast: true });
  const { data: unread } = useQuery(unreadQuery);
  return { ...pages, unread: useMemo(() => new Set(unread?.ids), [unread]) };
}

export type FrontPageState = ReturnType<typeof useFrontPage>;
