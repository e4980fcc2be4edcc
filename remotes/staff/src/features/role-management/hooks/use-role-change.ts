import { errorMessage, notice, toast, useMutation, useQueryClient } from '@boardwalk/kit';
import { useRef } from 'react';

/** Every answer that tells of roles: lists of members, the team, the log, and what the caller may do themself. */
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
 * One change of roles at a time: exactly one toast, and everything that tells of roles is asked for anew. A failure refreshes it
 * too, because it often means that somebody else was faster.
 */
export function useRoleChange<Input, Answer>({ send, success, failure, onDone }: RoleChange<Input, Answer>) {
  const queries = useQueryClient();
  // The second click of a double click comes before the button can look busy.
  const underWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (_, input) => {
      toast.add({ description: success(input), tone: 'success' });
      onDone?.(input);
    },
    onError: (error) => notice.error(errorMessage(error, failure)),
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
