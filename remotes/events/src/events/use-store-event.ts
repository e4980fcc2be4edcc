import type { CommunityEvent } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { eventQuery, planQuery } from './queries.ts';

/** Stores the server's response of an event in the cache: its page shows it immediately. */
export function useStoreEvent() {
  const queries = useQueryClient();
  return (event: CommunityEvent) => {
    storeRow(queries, eventQuery(event.id).queryKey, event);
    queries.removeQueries({ queryKey: planQuery(event.id).queryKey });
  };
}
