import type { DeadLetter } from '@boardwalk/contracts';
import {
  invalidateEndpoints,
  isRefusal,
  toast,
  useAccess,
  useMutation,
  usePages,
  useQueryClient,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { deadLetterPages } from '../get-dead-letters.ts';
import { retryLetter } from '../retry-letter.ts';

/** The loaded part of the failed messages, and the action to resend one. */
export function useDeadLetters() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const access = useAccess('notifications.manage');
  const { items, ...pages } = usePages(deadLetterPages, { enabled: access === 'granted' });
  const retrying = useMutation({
    mutationFn: ({ id }: DeadLetter) => retryLetter(id),
    onSuccess: (_, { recipient: { fullName } }) =>
      toast.add({ description: t`The message to ${fullName} is being sent again.`, tone: 'success' }),
    onSettled: () => invalidateEndpoints(queries, 'GET /api/notifications/dead-letters'),
    meta: { failure: t`The message could not be sent again.` },
  });
  return {
    forbidden: access === 'denied' || isRefusal(pages.error),
    letters: items,
    /** Id of the message being resent. */
    retried: retrying.isPending ? retrying.variables.id : undefined,
    retry: (letter: DeadLetter) => retrying.mutate(letter),
    ...pages,
  };
}
