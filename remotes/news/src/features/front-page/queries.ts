import { endpointPages, endpointQuery, usePages, useQuery } from '@boardwalk/kit';
import { useMemo } from 'react';
import type { FrontFilters } from './front-filters.ts';

const PAGE_SIZE = 13;

/** Published articles, paginated: a lead and twelve more. */
export function articlePages({ search, category, tag, after }: FrontFilters) {
  const query = { search, category, tag, limit: PAGE_SIZE };
  return endpointPages('GET /api/articles', { query }, { from: after });
}

/** Tags of articles. On failure their row is omitted. */
export const tagsQuery = endpointQuery('GET /api/articles/tags', {});

/** Articles that the member hasn't opened yet. On failure nothing is marked. */
export const unreadQuery = endpointQuery('GET /api/articles/unread', {});

/** The matching articles, and the unread ones among them. */
export function useFrontPage(filters: FrontFilters) {
  const pages = usePages(articlePages(filters), { keepPreviousData: true });
  const { data: unread } = useQuery(unreadQuery);
  return { ...pages, unread: useMemo(() => new Set(unread?.ids), [unread]) };
}

export type FrontPageState = ReturnType<typeof useFrontPage>;
