import { useQueryClient } from '@boardwalk/kit';
import { assign } from '../act-on-inbox.ts';
import { inboxItemQuery } from '../get-inbox.ts';
import { useInboxAction } from './use-inbox-action.ts';

/** Takes an item as it stands now, if nobody has it. What somebody works on is only shown: taking it over asks first. */
export function useTakeById() {
  const queries = useQueryClient();
  return useInboxAction(async ({ id, memberId }: { id: string; memberId: string }) => {
    const item = await queries.fetchQuery(inboxItemQuery(id));
    return item.assignee || item.closed || item.refusal ? item : assign(item, memberId);
  });
}
