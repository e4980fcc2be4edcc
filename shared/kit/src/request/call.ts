import {
  type EndpointAnswer,
  type EndpointKey,
  type EndpointRequest,
  FIXED_PATHS,
  type HttpMethod,
} from '@boardwalk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { expectMutation, noteMutation } from './mutations.ts';
import { type RequestOptions, request, suppressToast } from './request.ts';
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
 * An error is thrown: a form or a dialog shows it; the error of a mutation, and an uncaught one, is toasted unless `suppressErrors` is set.
 * @example call('POST /api/roles', { body: { userId, role: 'STAFF' } })
 * @throws RequestError, see {@link request}.
 */
export async function call<K extends EndpointKey>(
  key: K,
  ...[input, options]: InputArguments<K>
): Promise<EndpointAnswer<K>> {
  const { method, path, body } = address(key, (input ?? {}) as LooseInput);
  const isMutation = method !== 'GET';
  if (isMutation) expectMutation();
  const answer = await request<EndpointAnswer<K>>(method, path, body, {
    ...options,
    suppressErrors: true,
  }).catch((error: unknown) => {
    if (options?.suppressErrors) suppressToast(error);
    throw error;
  });
  if (isMutation) await noteMutation(key);
  return answer;
}

type QueryKey<K extends EndpointKey> = readonly [key: K, input: EndpointRequest<K>];

/**
 * Returns the query options of an endpoint: cached for five minutes and shared between callers with the same input. The page shows a failure in its
 * place.
 * @param input `params` and `query` of the endpoint, `{}` without any. Empty values of the query aren't sent.
 * @example const { data, error, refetch } = useQuery(endpointQuery('GET /api/forms/:slug', { params: { slug } }));
 */
export function endpointQuery<K extends EndpointKey>(key: K, input: EndpointRequest<K>) {
  return queryOptions({
    queryKey: [key, input] as QueryKey<K>,
    queryFn: ({ signal }) => {
      const { method, path, body } = address(key, input as LooseInput);
      return request<EndpointAnswer<K>>(method, path, body, { signal, suppressErrors: true });
    },
  });
}

/** Query options of an endpoint. */
export type EndpointQuery<K extends EndpointKey> = ReturnType<typeof endpointQuery<K>>;

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
