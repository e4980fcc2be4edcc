import type { Notification, UnreadCount } from '@boardwalk/contracts';
import { useLiveTopic, useQueryClient } from '@boardwalk/kit';
import { useRef, useState } from 'react';
import { unreadQuery } from '../bell/unread.ts';
import { type LoadedPages, withArrived } from '../list/cached-lists.ts';
import { LISTS } from '../list/get-notifications.ts';

type Queries = ReturnType<typeof useQueryClient>;

/** Keeps the count and the lists in step with the server while the tab is seen. @returns the last one that has come in this tab. */
export function useLiveNotifications(): Notification | undefined {
  const queries = useQueryClient();
  const [latest, setLatest] = useState<Notification>();
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
        setLatest(arrived);
      },
    },
  });
  return latest;
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
