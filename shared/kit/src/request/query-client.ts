import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { newerData } from './newer-data.ts';
import { announce } from './request.ts';
import { RequestError } from './request-error.ts';

/** How long fetched data counts as fresh, in milliseconds. */
const STALE_TIME = 5 * 60 * 1000;

/** How long a query waits before its second try, in milliseconds. */
const RETRY_DELAY = 1000;

/** What the server has refused or doesn't have it mostly refuses again, so nobody waits long for it. */
function retryDelay(_attempt: number, error: Error): number {
  const isRefused = error instanceof RequestError && error.status >= 400 && error.status < 500;
  return isRefused && error.status !== 429 ? 0 : RETRY_DELAY;
}

/** The data rules of the whole site: one retry, five minutes fresh, no refetch on focus, never an earlier version over a later one, one toast for a query that failed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.suppressErrors !== true) announce(error);
      },
    }),
    defaultOptions: {
      // Without a connection what is kept may still answer; a try that fails then waits for the connection. What somebody wants to
      // change fails at once, so that they know.
      queries: {
        retry: 1,
        retryDelay,
        staleTime: STALE_TIME,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        structuralSharing: newerData,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Tells every query whether the site can be reached. While it can't, those that fail wait; then they go on by themselves. */
export function setConnected(connected: boolean): void {
  onlineManager.setOnline(connected);
}
