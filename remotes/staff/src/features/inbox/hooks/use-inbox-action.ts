import type { InboxItem } from '@boardwalk/contracts';
import { errorMessage, notice, RequestError, useMutation, useQueryClient } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { inboxItemQuery } from '../get-inbox.ts';

/** Changes an item. Whoever was too late is told who was faster, and sees the item as it stands. */
export function useInboxAction<Input>(send: (input: Input) => Promise<InboxItem>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const keep = (item: InboxItem) => queries.setQueryData(inboxItemQuery(item.id).queryKey, item);
  return useMutation({
    mutationFn: send,
    onSuccess: keep,
    onError: (error) => {
      const current = error instanceof RequestError ? (error.current as InboxItem | undefined) : undefined;
      if (current) keep(current);
      const name = current?.closed?.by?.fullName ?? current?.assignee?.fullName;
      const words = !current
        ? errorMessage(error, t`It could not be changed`)
        : current.closed
          ? name
            ? t`${name} has done this already.`
            : t`This is done already.`
          : name
            ? t`${name} was faster.`
            : t`Somebody else was faster: see how it stands now.`;
      notice.error(words);
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['GET /api/inbox'] });
      await queries.invalidateQueries({ queryKey: ['GET /api/inbox/counts'] });
    },
  });
}
