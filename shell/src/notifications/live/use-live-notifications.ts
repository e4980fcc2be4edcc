import type { Notification, UnreadCount } from '@boardwalk/contracts';
import { useLiveTopic, useQueryClient } from '@boardwalk/kit';
import { useState } from 'react';
import { unreadQuery } from '../bell/unread.ts';
import { type LoadedPages, withArrived } from '../list/cached-lists.ts';
import { LISTS } from '../list/queries.ts';

type Queries = ReturnType<typeof useQueryClient>;

/** Number of recent notifications in the live region for screen readers. */
const MAX_ANNOUNCED = 5;

/** Keeps the count and the lists up to date while the tab is visible. @returns the last five notifications that arrived in this tab, oldest first. */
export function useLiveNotifications(): readonly Notification[] {
  const queries = useQueryClient();
  const [newest, setNewest] = useState<readonly Notification[]>([]);
  useLiveTopic('notifications', {
    // Notifications since the lists were fetched, or during an interruption, aren't repeated.
    onOpen: () => void queries.invalidateQueries({ queryKey: LISTS }),
    onEvent: {
      unread: (count) => setCount(queries, count),
      notification(arrived) {
        arrive(queries, arrived);
        setNewest((before) =>
          [...before.filter(({ id }) => id !== arrived.id), arrived].slice(-MAX_ANNOUNCED),
        );
      },
    },
  });
  return newest;
}

/** A count that differs from the local one was changed elsewhere, so the lists are outdated. */
function setCount(queries: Queries, { count }: UnreadCount): void {
  const known = queries.getQueryData(unreadQuery.queryKey)?.count;
  queries.setQueryData(unreadQuery.queryKey, { count });
  if (known !== undefined && known > count) void queries.invalidateQueries({ queryKey: LISTS });
}

/** Adds it on top of every list that begins with the newest one. */
function arrive(queries: Queries, arrived: Notification): void {
  for (const [key, list] of queries.getQueriesData<LoadedPages>({ queryKey: LISTS })) {
    const { from } = key[2] as { from?: string };
    if (list && from === undefined) queries.setQueryData(key, withArrived(list, arrived));
  }
}
