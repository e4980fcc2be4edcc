import type { EndpointAnswer, EndpointKey, EndpointRequest } from '@boardwalk/contracts';
import { call } from '../request/call.ts';

/** A page of a list as it goes over the wire. */
export interface ListPage {
  items: readonly unknown[];
  nextCursor: string | null;
}

/** Endpoints that answer a list a page at a time. */
export type PagedEndpoint = {
  [K in EndpointKey]: EndpointAnswer<K> extends ListPage ? K : never;
}[EndpointKey];

interface PagesOptions {
  /** The cursor at which the list begins; undefined at its start. */
  from?: string;
  /** How long what was fetched counts as fresh, in milliseconds; five minutes unless told. */
  staleTime?: number;
}

/** What `usePages()` needs of a list: options of an infinite query. */
export interface EndpointPages<K extends PagedEndpoint> {
  queryKey: readonly [key: K, kind: 'pages', input: EndpointRequest<K> & { from?: string }];
  queryFn: (context: {
    pageParam: string | undefined;
    signal: AbortSignal;
  }) => Promise<EndpointAnswer<K> & ListPage>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: ListPage) => string | undefined;
  meta: { suppressErrors: boolean };
  staleTime?: number;
}

/**
 * A list of an endpoint, to be drawn with `usePages()`: from the cursor of its last page on, until there is none. It is kept under
 * `[endpoint, 'pages', input]`; whoever invalidates may name a part of the input. The screen shows a failure itself.
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
        suppressErrors: true,
      }) as Promise<EndpointAnswer<K> & ListPage>;
    },
    initialPageParam: from,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { suppressErrors: true },
    ...options,
  };
}
