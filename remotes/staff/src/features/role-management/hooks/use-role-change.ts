import { toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useRef } from 'react';

/** Queries that contain roles: lists of members, the team, the audit log, and the caller's own permissions. */
const TELLS_OF_ROLES = [
  'GET /api/users',
  'GET /api/users/:id',
  'GET /api/users/team',
  'GET /api/audit',
  'GET /api/users/me',
];

interface RoleChange<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  success: (input: Input) => string;
  failure: string;
  onDone?: (input: Input) => void;
}

/**
 * Runs a single change of roles at a time, shows exactly one toast, and invalidates all queries that contain roles. A failure invalidates them too,
 * because it often means that another admin was faster.
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
      await Promise.all(TELLS_OF_ROLES.map((key) => queries.invalidateQueries({ queryKey: [key] })));
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
