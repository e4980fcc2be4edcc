import { STALE_AFTER } from '@boardwalk/contracts';
import { invalidateEndpoints, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useRef } from 'react';

interface RoleChange<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  success: (input: Input) => string;
  failure: string;
  onDone?: (input: Input) => void;
}

/**
 * Runs a single change of roles at a time, shows exactly one toast, and waits until queries that contain roles are refetched. A failure refetches
 * them too, because it often means that another admin was faster.
 */
export function useRoleChange<Input, Answer>({ send, success, failure, onDone }: RoleChange<Input, Answer>) {
  const queries = useQueryClient();
  // The second click of a double click arrives before the button can be disabled.
  const underWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (_, input) => {
      toast.add({ description: success(input), tone: 'success' });
      onDone?.(input);
    },
    meta: { failure },
    onSettled: async () => {
      await invalidateEndpoints(queries, ...STALE_AFTER['POST /api/roles']);
      underWay.current = false;
    },
  });
  return {
    busy: isPending,
    run(input: Input): void {
      if (underWay.current) return;
      underWay.current = true;
      mutate(input);
    },
  };
}
