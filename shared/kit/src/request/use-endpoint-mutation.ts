import type { EndpointAnswer, EndpointKey, EndpointRequest } from '@boardwalk/contracts';
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { call } from './call.ts';

/** Variables of a mutation: the input of its endpoint. Endpoints without required input can be called without any. */
type EndpointVariables<K extends EndpointKey> =
  // biome-ignore lint/suspicious/noConfusingVoidType: TanStack Query's type of a mutation without variables.
  object extends EndpointRequest<K> ? EndpointRequest<K> | void : EndpointRequest<K>;

type EndpointMutationOptions<K extends EndpointKey, Context> = Omit<
  UseMutationOptions<EndpointAnswer<K>, Error, EndpointVariables<K>, Context>,
  'mutationFn'
>;

/**
 * TanStack Query's `useMutation` for an endpoint, with typed variables and data. A success invalidates the queries listed in `STALE_AFTER` of the
 * contracts. An error is shown once: by the `ConfirmDialog` or the form whose `onConfirm` or `onSubmit` returns `mutateAsync`, otherwise in a toast,
 * with `meta.failure` as its message. With `meta.handlesError` there is no toast: the page shows `mutation.error`.
 * @example
 * const revocation = useEndpointMutation('DELETE /api/bridge/keys/:id', { meta: { failure: t`The key could not be revoked.` } });
 * revocation.mutate({ params: { id } });
 */
export function useEndpointMutation<K extends EndpointKey, Context = unknown>(
  key: K,
  options?: EndpointMutationOptions<K, Context>,
): UseMutationResult<EndpointAnswer<K>, Error, EndpointVariables<K>, Context> {
  return useMutation({
    ...options,
    mutationFn: (input) =>
      (call as (key: K, input?: unknown) => Promise<EndpointAnswer<K>>)(key, input ?? undefined),
  });
}
