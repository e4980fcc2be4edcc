import {
  type EndpointAnswer,
  type EndpointKey,
  type EndpointRequest,
  FIXED_PATHS,
  type HttpMethod,
} from '@boardwalk/contracts';
import type { DataTag } from '@tanstack/react-query';
import { noteMutation } from './mutations.ts';
import { type RequestOptions, request } from './request.ts';
import { RequestError } from './request-error.ts';

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Endpoints without required input can be called without any. */
type InputArguments<K extends EndpointKey> =
  object extends EndpointRequest<K>
    ? [input?: EndpointRequest<K>, options?: RequestOptions]
    : [input: EndpointRequest<K>, options?: RequestOptions];

/**
 * Calls an endpoint of the table by its key, with typed input and output. Invalidates the queries listed in `STALE_AFTER` of the contracts.
 * @example call('POST /api/roles', { body: { userId, role: 'STAFF' } })
 * @throws RequestError, see {@link request}.
 */
export async function call<K extends EndpointKey>(
  key: K,
  ...[input, options]: InputArguments<K>
): Promise<EndpointAnswer<K>> {
  const { method, path, body } = address(key, (input ?? {}) as LooseInput);
  const answer = await request<EndpointAnswer<K>>(method, path, body, options);
  noteMutation(key);
  return answer;
}

type QueryKey<K extends EndpointKey> = readonly [key: K, input: EndpointRequest<K>];

/** Query options of an endpoint; the key carries the type of the cached data. */
export interface EndpointQuery<K extends EndpointKey> {
  queryKey: DataTag<QueryKey<K>, EndpointAnswer<K>, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<EndpointAnswer<K>>;
  meta: { suppressErrors: boolean };
}

/**
 * Returns the query options of an endpoint: cached for five minutes and shared between callers with the same input.
 * @param options.suppressErrors the page shows the failure itself.
 */
export function endpointQuery<K extends EndpointKey>(
  key: K,
  input: EndpointRequest<K>,
  options: { suppressErrors?: boolean } = {},
): EndpointQuery<K> {
  const queryKey: QueryKey<K> = [key, input];
  return {
    queryKey: queryKey as EndpointQuery<K>['queryKey'],
    queryFn: ({ signal }) => {
      const { method, path, body } = address(key, input as LooseInput);
      // A query is retried, so the query client reports the final failure, once.
      return request<EndpointAnswer<K>>(method, path, body, { signal, suppressErrors: true });
    },
    meta: { suppressErrors: options.suppressErrors ?? false },
  };
}

/**
 * Builds the method, path and body of a call: parameters and query are filled in and escaped; absent query values are omitted.
 * @throws RequestError NOT_FOUND if a parameter would form the path of another endpoint.
 */
export function address(key: string, input: LooseInput): { method: HttpMethod; path: string; body: unknown } {
  const space = key.indexOf(' ');
  const path = key
    .slice(space + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  if (input.params && FIXED_PATHS.includes(path)) throw new RequestError({ type: 'NOT_FOUND', status: 404 });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return { method: key.slice(0, space) as HttpMethod, path: path + search, body: input.body };
}
