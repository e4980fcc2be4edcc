import type { DeadLetter } from '@boardwalk/contracts';
import {
  errorMessage,
  isRefusal,
  notice,
  toast,
  useAccess,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { deadLettersQuery } from '../get-dead-letters.ts';
import { retryLetter } from '../retry-letter.ts';

/** The messages that were given up, as far as they have been loaded, and the way to send one again. */
export function useDeadLetters() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const access = useAccess('notifications.manage');
  const query = useInfiniteQuery({ ...deadLettersQuery, enabled: access === 'granted' });
  const { data, error, isFetchingNextPage, isFetchNextPageError } = query;
  const retrying = useMutation({
    mutationFn: ({ id }: DeadLetter) => retryLetter(id),
    onSuccess: (_, { recipient: { fullName } }) =>
      toast.add({ description: t`The message to ${fullName} is on its way again.`, tone: 'success' }),
    onError: (problem) => notice.error(errorMessage(problem, t`The message was not sent again.`)),
    onSettled: () => queries.invalidateQueries({ queryKey: deadLettersQuery.queryKey }),
  });
  return {
    // Few may: nothing is held free for those of whom it isn't known yet.
    forbidden: access !== 'granted' || isRefusal(error),
    letters: data?.pages.flatMap(({ items }) => items),
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
    /** The one that is being sent again. */
    retried: retrying.isPending ? retrying.variables.id : undefined,
    retry: (letter: DeadLetter) => retrying.mutate(letter),
    more: {
      hasMore: query.hasNextPage,
      busy: isFetchingNextPage,
      error: isFetchNextPageError ? error : undefined,
      onMore: () => void query.fetchNextPage(),
    },
  };
}
