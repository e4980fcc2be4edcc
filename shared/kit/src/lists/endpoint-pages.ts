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

/**
 * A list of an endpoint, to be drawn with `usePages()`: from the cursor of its last page on, until there is none. It is kept under
 * `[endpoint, 'pages', input]`; whoever invalidates may name a part of the input. The screen shows a failure itself.
 */
export function endpointPages<K extends PagedEndpoint>(
  key: K,
  input: EndpointRequest<K>,
  { from, ...options }: PagesOptions = {},
) {
  return {
    queryKey: [key, 'pages', from === undefined ? input : { ...input, from }] as const,
    queryFn: ({ pageParam: cursor, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
      const page = { ...input, query: { ...(input as { query?: object }).query, cursor } };
      return call<PagedEndpoint>(key, page as EndpointRequest<PagedEndpoint>, {
        signal,
        suppressErrors: true,
      }) as Promise<EndpointAnswer<K> & ListPage>;
    },
    initialPageParam: from,
    getNextPageParam: ({ nextCursor }: ListPage) => nextCursor ?? undefined,
    meta: { suppressErrors: true },
    ...options,
  };
}
