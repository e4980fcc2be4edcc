import type { Notification, UnreadCount } from '@boardwalk/contracts';
import { useLiveTopic, useQueryClient } from '@boardwalk/kit';
import { useRef, useState } from 'react';
import { unreadQuery } from '../bell/unread.ts';
import { type LoadedPages, withArrived } from '../list/cached-lists.ts';
import { LISTS } from '../list/get-notifications.ts';

type Queries = ReturnType<typeof useQueryClient>;

/** How many of the last notifications a screen reader can go back to. */
const KEPT = 5;

/** Keeps the count and the lists in step with the server while the tab is seen. @returns the last five that came in this tab, oldest first. */
export function useLiveNotifications(): readonly Notification[] {
  const queries = useQueryClient();
  const [newest, setNewest] = useState<readonly Notification[]>([]);
  const opened = useRef(false);
  useLiveTopic('notifications', {
    onOpen() {
      // What came while nobody listened isn't said again.
      if (opened.current) void queries.invalidateQueries({ queryKey: LISTS });
      opened.current = true;
    },
    onEvent: {
      unread: (count) => setCount(queries, count),
      notification(arrived) {
        arrive(queries, arrived);
        setNewest((before) => [...before.filter(({ id }) => id !== arrived.id), arrived].slice(-KEPT));
      },
    },
  });
  return newest;
}

/** Another count than this page has reckoned was made elsewhere: what stands in the lists isn't true any more. */
function setCount(queries: Queries, { count }: UnreadCount): void {
  const known = queries.getQueryData(unreadQuery.queryKey)?.count;
  queries.setQueryData(unreadQuery.queryKey, { count });
  if (known !== undefined && known > count) void queries.invalidateQueries({ queryKey: LISTS });
}

/** On top of every list that begins with the newest one. */
function arrive(queries: Queries, arrived: Notification): void {
  for (const [key, list] of queries.getQueriesData<LoadedPages>({ queryKey: LISTS })) {
    const { from } = key[2] as { from?: string };
    if (list && from === undefined) queries.setQueryData(key, withArrived(list, arrived));
  }
}
