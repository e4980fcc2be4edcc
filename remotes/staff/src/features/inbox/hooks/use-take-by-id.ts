import { useQueryClient } from '@boardwalk/kit';
import { assign } from '../act-on-inbox.ts';
import { inboxItemQuery } from '../queries.ts';
import { useInboxAction } from './use-inbox-action.ts';

/** Takes an item in its current state, if it is unassigned. An assigned one is only opened, because taking it over requires confirmation. */
export function useTakeById() {
  const queries = useQueryClient();
  return useInboxAction(async ({ id, memberId }: { id: string; memberId: string }) => {
    const item = await queries.fetchQuery(inboxItemQuery(id));
    return item.assignee || item.closed || item.refusal ? item : assign(item, memberId);
  });
}
