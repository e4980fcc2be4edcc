import { QueryCache, QueryClient } from '@tanstack/react-query';
import { announce } from './request.ts';

/** How long fetched data counts as fresh, in milliseconds. */
const STALE_TIME = 5 * 60 * 1000;

/** The data rules of the whole site: one retry, five minutes fresh, no refetch on focus, one toast for a query that failed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.suppressErrors !== true) announce(error);
      },
    }),
    defaultOptions: {
      queries: { retry: 1, staleTime: STALE_TIME, refetchOnWindowFocus: false },
    },
  });
}
