import type { CommunityEvent } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { eventQuery, planQuery } from './get-events.ts';

/** The lists that a change of an event can concern. */
const LISTS = ['GET /api/events', 'GET /api/events/mine', 'GET /api/events/plans'];

/** Keeps an event as the server answered it: its page shows it at once, lists are asked anew. */
export function useKeepEvent() {
  const queries = useQueryClient();
  return (event: CommunityEvent) => {
    storeRow(queries, eventQuery(event.id).queryKey, event);
    queries.removeQueries({ queryKey: planQuery(event.id).queryKey });
    for (const list of LISTS) void queries.invalidateQueries({ queryKey: [list] });
  };
}
