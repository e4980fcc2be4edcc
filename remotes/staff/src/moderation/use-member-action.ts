import { STALE_AFTER } from '@boardwalk/contracts';
import { invalidateEndpoints, toast, useMutation, useQueryClient } from '@boardwalk/kit';

interface MemberAction<Input> {
  /** Endpoint that `send` calls. */
  endpoint: keyof typeof STALE_AFTER;
  send: (input: Input) => Promise<unknown>;
  done: string;
  failure: string;
}

/** Runs an action immediately, with a toast about its result. A failure refetches the same queries: another staff member may have been faster. */
export function useMemberAction<Input = void>({ endpoint, send, done, failure }: MemberAction<Input>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.add({ description: done, tone: 'success' }),
    onSettled: () => invalidateEndpoints(queries, ...STALE_AFTER[endpoint]),
    meta: { failure },
  });
}
