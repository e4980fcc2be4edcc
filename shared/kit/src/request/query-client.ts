import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { announceMutation } from './mutation-errors.ts';
import { newerData } from './newer-data.ts';
import { RequestError } from './request-error.ts';

/** Time for which fetched data is fresh, in milliseconds. */
const STALE_TIME_MS = 5 * 60 * 1000;

/** Delay before a query's retry, in milliseconds. */
const RETRY_DELAY_MS = 1000;

/** Retries 4xx responses immediately: they mostly fail again, and the user shouldn't wait for that. */
function retryDelay(_attempt: number, error: Error): number {
  const isRefused = error instanceof RequestError && error.status >= 400 && error.status < 500;
  return isRefused && error.status !== 429 ? 0 : RETRY_DELAY_MS;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Whether the code of the mutation shows its errors, for example with `mutation.error`. They aren't toasted then. */
      handlesError?: boolean;
      /** Sentence of the toast for an error that explains nothing itself: `The token could not be revoked.` */
      failure?: string;
    };
  }
}

/**
 * Creates the query client with the defaults of the site: one retry, fresh for five minutes, no refetch on focus, never an earlier version over a
 * later one. A page shows the error of a query in its place. A failed mutation is toasted, unless its `meta`
 * has `handlesError`, or a `ConfirmDialog` or a form that awaits it shows the error.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.handlesError) announceMutation(error, meta?.failure);
      },
    }),
    defaultOptions: {
      // Offline, cached data may still be used; a query that fails then waits for the connection. Mutations fail immediately, so that the user
      // notices.
      queries: {
        retry: 1,
        retryDelay,
        staleTime: STALE_TIME_MS,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        structuralSharing: newerData,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Notifies queries whether the site is reachable. While it isn't, failed ones pause; then they resume by themselves. */
export function setConnected(connected: boolean): void {
  onlineManager.setOnline(connected);
}
