import type { EndpointAnswer, EndpointKey, EndpointRequest } from '@boardwalk/contracts';
import { call } from '../request/call.ts';

/** A page of a list as sent by the server. */
export interface ListPage {
  items: readonly unknown[];
  nextCursor: string | null;
}

/** Endpoints that return a paginated list. */
export type PagedEndpoint = {
  [K in EndpointKey]: EndpointAnswer<K> extends ListPage ? K : never;
}[EndpointKey];

interface PagesOptions {
  /** Cursor of the first page; undefined at the start of the list. */
  from?: string;
  /** Time for which fetched data is fresh, in milliseconds; five minutes by default. */
  staleTime?: number;
}

/** Infinite query options for `usePages()`. */
export interface EndpointPages<K extends PagedEndpoint> {
  queryKey: readonly [key: K, kind: 'pages', input: EndpointRequest<K> & { from?: string }];
  queryFn: (context: {
    pageParam: string | undefined;
    signal: AbortSignal;
  }) => Promise<EndpointAnswer<K> & ListPage>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: ListPage) => string | undefined;
  staleTime?: number;
}

/**
 * Query options of a paginated endpoint, for `usePages()`. The query key is `[endpoint, 'pages', input]`; an invalidation may use a part of the
 * input. The page shows a failure itself.
 * @param input `params` and `query` of the endpoint, without `cursor`. Empty values of the query aren't sent.
 * @param options `from` is the cursor of the first page. `staleTime` is the time for which data is fresh, in milliseconds; five minutes by default.
 * @example endpointPages('GET /api/users', { query: { search: filters.search, state } })
 */
export function endpointPages<K extends PagedEndpoint>(
  key: K,
  input: EndpointRequest<K>,
  { from, ...options }: PagesOptions = {},
): EndpointPages<K> {
  return {
    queryKey: [key, 'pages', from === undefined ? input : { ...input, from }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const page = { ...input, query: { ...(input as { query?: object }).query, cursor } };
      return call<PagedEndpoint>(key, page as EndpointRequest<PagedEndpoint>, {
        signal,
      }) as Promise<EndpointAnswer<K> & ListPage>;
    },
    initialPageParam: from,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...options,
  };
}
