import { toast, useMutation } from '@boardwalk/kit';
import { useRefreshMember } from './use-refresh-member.ts';

interface MemberAction<Input> {
  send: (input: Input) => Promise<unknown>;
  done: string;
  failure: string;
}

/** Runs an action immediately, with a toast about its result. */
export function useMemberAction<Input = void>({ send, done, failure }: MemberAction<Input>) {
  const refresh = useRefreshMember();
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.add({ description: done, tone: 'success' }),
    onSettled: refresh,
    meta: { failure },
  });
}
