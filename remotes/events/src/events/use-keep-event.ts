import type { CommunityEvent } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { eventQuery, planQuery } from './get-events.ts';

/** Lists that a change of an event may affect. */
const LISTS = ['GET /api/events', 'GET /api/events/mine', 'GET /api/events/plans'];

/** Stores the server's response of an event in the cache: its page shows it immediately, lists are invalidated. */
export function useKeepEvent() {
  const queries = useQueryClient();
  return (event: CommunityEvent) => {
    storeRow(queries, eventQuery(event.id).queryKey, event);
    queries.removeQueries({ queryKey: planQuery(event.id).queryKey });
    for (const list of LISTS) void queries.invalidateQueries({ queryKey: [list] });
  };
}
