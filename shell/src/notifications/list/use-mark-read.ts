import { MOST_UNREAD_COUNTED, type Notification } from '@boardwalk/contracts';
import { call, clock, useQueryClient } from '@boardwalk/kit';
import { useMemo } from 'react';
import { unreadQuery } from '../bell/unread.ts';
import { type LoadedPages, withRead } from './cached-lists.ts';
import { LISTS } from './get-notifications.ts';

type Queries = ReturnType<typeof useQueryClient>;

const quietly = { suppressErrors: true };

/** The ways to have read something. The page shows it at once; should the server not hear of it, it is unread again. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      /** One of them was followed. */
      markOne(one: Notification): void {
        if (one.readAt !== null) return;
        show(
          queries,
          ({ id }) => id === one.id,
          (count) => count - 1,
        );
        // Whoever follows a link wants what is behind it: no word about a mark that could not be made.
        void tell(queries, { ids: [one.id] }, quietly);
      },
      /** The page was opened to which some of them lead. How many those are is known to the server alone. */
      async markVisited(page: string): Promise<void> {
        const left = await call('POST /api/notifications/read', { body: { page } }, quietly).catch(
          () => undefined,
        );
        const known = queries.getQueryData(unreadQuery.queryKey)?.count;
        if (!left || known === left.count) return;
        queries.setQueryData(unreadQuery.queryKey, left);
        void queries.invalidateQueries({ queryKey: LISTS });
      },
      /** Everything that has come until now. What comes meanwhile stays unread. */
      markAll(): void {
        const until = newest(queries) ?? clock.date().toISOString();
        show(
          queries,
          ({ at }) => at <= until,
          () => 0,
        );
        void tell(queries, { until });
      },
    }),
    [queries],
  );
}

function show(
  queries: Queries,
  isMeant: (one: Notification) => boolean,
  left: (count: number) => number,
): void {
  const now = clock.date().toISOString();
  queries.setQueriesData<LoadedPages>({ queryKey: LISTS }, (list) => list && withRead(list, isMeant, now));
  queries.setQueryData(unreadQuery.queryKey, (known) => {
    // "99+" less one is anybody's guess.
    if (!known || (known.count >= MOST_UNREAD_COUNTED && left(1) > 0)) return known;
    return { count: Math.max(0, left(known.count)) };
  });
}

async function tell(
  queries: Queries,
  body: { ids: string[] } | { until: string },
  options?: { suppressErrors: boolean },
): Promise<void> {
  try {
    queries.setQueryData(unreadQuery.queryKey, await call('POST /api/notifications/read', { body }, options));
  } catch {
    for (const queryKey of [LISTS, unreadQuery.queryKey]) void queries.invalidateQueries({ queryKey });
  }
}

/** When the newest one came that this page knows of. */
function newest(queries: Queries): string | undefined {
  return queries
    .getQueriesData<LoadedPages>({ queryKey: LISTS })
    .flatMap(([, list]) => list?.pages[0]?.items[0]?.at ?? [])
    .sort()
    .at(-1);
}
