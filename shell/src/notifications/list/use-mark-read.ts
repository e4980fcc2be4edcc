import { MAX_UNREAD_COUNTED, type Notification } from '@boardwalk/contracts';
import { announce, call, clock, useQueryClient } from '@boardwalk/kit';
import { useMemo } from 'react';
import { unreadQuery } from '../bell/unread.ts';
import { type LoadedPages, withRead } from './cached-lists.ts';
import { LISTS } from './queries.ts';

type Queries = ReturnType<typeof useQueryClient>;

/** Mutations that mark notifications as read. Applied optimistically, and reverted if the server can't be reached. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      /** Marks a notification whose link was opened. */
      markOne(one: Notification): void {
        if (one.readAt !== null) return;
        show(
          queries,
          ({ id }) => id === one.id,
          (count) => count - 1,
        );
        // A user who follows a link shouldn't be bothered with a failed mark.
        void markRead(queries, { ids: [one.id] }).catch(() => {});
      },
      /** Marks the notifications that link to an opened page. Only the server knows their number. */
      async markVisited(page: string): Promise<void> {
        const left = await call('POST /api/notifications/read', { body: { page } }).catch(() => undefined);
        const known = queries.getQueryData(unreadQuery.queryKey)?.count;
        if (!left || known === left.count) return;
        queries.setQueryData(unreadQuery.queryKey, left);
        void queries.invalidateQueries({ queryKey: LISTS });
      },
      /** Marks everything up to now. Notifications that arrive meanwhile stay unread. */
      markAll(): void {
        const until = newest(queries) ?? clock.date().toISOString();
        show(
          queries,
          ({ at }) => at <= until,
          () => 0,
        );
        void markRead(queries, { until }).catch(announce);
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
    // The count is capped ("99+"), so it can't be decremented.
    if (!known || (known.count >= MAX_UNREAD_COUNTED && left(1) > 0)) return known;
    return { count: Math.max(0, left(known.count)) };
  });
}

async function markRead(queries: Queries, body: { ids: string[] } | { until: string }): Promise<void> {
  try {
    queries.setQueryData(unreadQuery.queryKey, await call('POST /api/notifications/read', { body }));
  } catch (error) {
    for (const queryKey of [LISTS, unreadQuery.queryKey]) void queries.invalidateQueries({ queryKey });
    throw error;
  }
}

/** Returns the time of the newest loaded notification. */
function newest(queries: Queries): string | undefined {
  return queries
    .getQueriesData<LoadedPages>({ queryKey: LISTS })
    .flatMap(([, list]) => list?.pages[0]?.items[0]?.at ?? [])
    .sort()
    .at(-1);
}
