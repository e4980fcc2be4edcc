import { type InboxItem, STALE_AFTER } from '@boardwalk/contracts';
import {
  errorMessage,
  invalidateEndpoints,
  notice,
  RequestError,
  storeRow,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { assign, inboxItemQuery } from './queries.ts';

/** Changes an item. After a version conflict it shows who was faster, and the item's current state. */
export function useInboxAction<Input>(send: (input: Input) => Promise<InboxItem>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const store = (item: InboxItem) => storeRow(queries, inboxItemQuery(item.id).queryKey, item);
  return useMutation({
    mutationFn: send,
    onSuccess: store,
    onError: (error) => {
      const current = error instanceof RequestError ? (error.current as InboxItem | undefined) : undefined;
      if (current) store(current);
      const name = current?.closed?.by?.fullName ?? current?.assignee?.fullName;
      const message = !current
        ? errorMessage(error, t`The change could not be saved`)
        : current.closed
          ? name
            ? t`${name} has already closed this item.`
            : t`This item is already closed.`
          : name
            ? t`${name} is already assigned to this item.`
            : t`Someone else has already changed this item.`;
      notice.error(message);
    },
    onSettled: () => invalidateEndpoints(queries, ...STALE_AFTER['PUT /api/inbox/:id/assignee']),
    meta: { handlesError: true },
  });
}

/** Takes an item in its current state, if it is unassigned. An assigned one is only opened, because taking it over requires confirmation. */
export function useTakeById() {
  const queries = useQueryClient();
  return useInboxAction(async ({ id, memberId }: { id: string; memberId: string }) => {
    const item = await queries.fetchQuery(inboxItemQuery(id));
    return item.assignee || item.closed || item.refusal ? item : assign(item, memberId);
  });
}
