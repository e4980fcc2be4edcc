import type { CallAnswer, CallOf, CallRequest, CallTable, QueryCallOf } from '@boardwalk/contracts';
import {
  type QueryFunction,
  queryOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { ListPage } from '../lists/endpoint-pages.ts';
import { address } from './call.ts';
import { endpointFilters, type RemoteQueryKey } from './endpoint-filters.ts';
import { noteStale } from './mutations.ts';
import { type RequestOptions, request, suppressToast } from './request.ts';
import { RequestError } from './request-error.ts';

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls without required input can be called without any. */
type InputArguments<Row> =
  object extends CallRequest<Row>
    ? [input?: CallRequest<Row>, options?: RequestOptions]
    : [input: CallRequest<Row>, options?: RequestOptions];
type QueryArguments<Row> =
  object extends CallRequest<Row> ? [input?: CallRequest<Row>] : [input: CallRequest<Row>];

/** Variables of a mutation: the input of its call. Calls without required input can be called without any. */
type CallVariables<Row> =
  // biome-ignore lint/suspicious/noConfusingVoidType: TanStack Query's type of a mutation without variables.
  object extends CallRequest<Row> ? CallRequest<Row> | void : CallRequest<Row>;

type CallQueryKey<Row> = readonly [key: RemoteQueryKey, input: CallRequest<Row>];

/** Query options of a call. */
interface CallQuery<Row> {
  queryKey: CallQueryKey<Row>;
  queryFn: QueryFunction<CallAnswer<Row>, CallQueryKey<Row>>;
}

/** GET calls that return a paginated list. */
type PagedCallOf<T> = {
  [K in QueryCallOf<T>]: CallAnswer<T[K]> extends ListPage ? K : never;
}[QueryCallOf<T>];

/** Infinite query options for `usePages()`. */
interface CallPages<Row> {
  queryKey: readonly [key: RemoteQueryKey, kind: 'pages', input: CallRequest<Row>];
  queryFn: (context: {
    pageParam: string | undefined;
    signal: AbortSignal;
  }) => Promise<CallAnswer<Row> & ListPage>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: ListPage) => string | undefined;
}

/** Typed calls of the backend of a remote. */
export interface RemoteCalls<T> {
  /**
   * Makes a call. The queries that the table lists in `invalidates` are fetched again, before the promise is fulfilled or later.
   * @throws RequestError, see {@link request}. It is shown once, like the errors of `call`.
   */
  call<K extends CallOf<T>>(key: K, ...input: InputArguments<T[K]>): Promise<CallAnswer<T[K]>>;
  /** Returns query options for `useQuery`, and for the loader of a route. */
  query<K extends QueryCallOf<T>>(key: K, ...input: QueryArguments<T[K]>): CallQuery<T[K]>;
  /** Returns query options of a paginated list, for `usePages()`: its answer has `items` and `nextCursor`, its query `cursor`. */
  pages<K extends PagedCallOf<T>>(key: K, ...input: QueryArguments<T[K]>): CallPages<T[K]>;
  /** `useMutation` for a call, with the behavior of `useEndpointMutation`. */
  useMutation<K extends CallOf<T>, Context = unknown>(
    key: K,
    options?: Omit<UseMutationOptions<CallAnswer<T[K]>, Error, CallVariables<T[K]>, Context>, 'mutationFn'>,
  ): UseMutationResult<CallAnswer<T[K]>, Error, CallVariables<T[K]>, Context>;
  /** Returns filters that match the queries of calls, with any input, for the methods of the query client. */
  filters(...keys: readonly QueryCallOf<T>[]): ReturnType<typeof endpointFilters>;
}

/** Values of a parameter that a URL resolves as a path. */
const PATH_SEGMENTS = ['', '.', '..'];

/**
 * Creates typed calls of the backend of a remote, from its table of calls.
 * @param remote name of the remote.
 * @param load loads the module that exports the table as `calls`. It is fetched with the first mutation: a page that only reads doesn't load schemas.
 * @example
 * export const polls = remoteCalls('polls', () => import('../calls.ts'));
 * const { data, error, refetch } = useQuery(polls.query('GET /polls/:id', { params: { id } }));
 * const vote = polls.useMutation('POST /polls/:id/votes', { meta: { failure: t`Your vote was not counted.` } });
 */
export function remoteCalls<T extends CallTable>(
  remote: string,
  load: () => Promise<{ calls: T }>,
): RemoteCalls<T> {
  const table = new LazyModule(load);
  const siteKey = (key: string) => key.replace(' ', ` /api/remotes/${remote}`);
  const queryKey = (key: string) => siteKey(key) as RemoteQueryKey;

  async function send(key: string, input: LooseInput = {}, options: RequestOptions = {}): Promise<unknown> {
    if (Object.values(input.params ?? {}).some((value) => PATH_SEGMENTS.includes(String(value))))
      throw new RequestError({ type: 'NOT_FOUND', status: 404 });
    const { method, path, body } = address(siteKey(key), input);
    return request(method, path, body, { ...options, suppressErrors: true });
  }

  async function mutate(key: string, input?: LooseInput, options?: RequestOptions): Promise<unknown> {
    const isMutation = !key.startsWith('GET ');
    if (isMutation) void table.ahead();
    const answer = await send(key, input, options).catch((error: unknown) => {
      if (options?.suppressErrors) suppressToast(error);
      throw error;
    });
    if (isMutation) await noteStaleAfter(key);
    return answer;
  }

  async function noteStaleAfter(key: string): Promise<void> {
    const loaded = await table.load().catch(() => undefined);
    // Without the table it is unknown what is stale.
    if (!loaded) return noteStale(undefined);
    const stale = loaded.calls[key as keyof T & keyof CallTable]?.invalidates ?? [];
    if (stale.length > 0) noteStale(stale.map(queryKey));
  }

  // The public types are those of the table; inside, every call is one with a loose input.
  const calls = {
    call: mutate,
    query: (key: string, input: LooseInput = {}) =>
      queryOptions({
        queryKey: [queryKey(key), input] as const,
        queryFn: ({ signal }) => send(key, input, { signal }),
      }),
    pages: (key: string, input: LooseInput = {}) => ({
      queryKey: [queryKey(key), 'pages', input],
      queryFn: ({ pageParam: cursor, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        send(key, { ...input, query: { ...input.query, cursor } }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }: ListPage) => nextCursor ?? undefined,
    }),
    useMutation: (key: string, options?: object) =>
      useMutation({
        ...options,
        mutationFn: (input: LooseInput | undefined) => mutate(key, input ?? undefined),
      }),
    filters: (...keys: readonly string[]) => endpointFilters(...keys.map(queryKey)),
  };
  return calls as unknown as RemoteCalls<T>;
}
