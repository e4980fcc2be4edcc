import type { Notification, UnreadCount } from '@boardwalk/contracts';
import { followMemberEvents, useQueryClient } from '@boardwalk/kit';
import { useEffect, useState } from 'react';
import { unreadQuery } from '../bell/unread.ts';
import { type LoadedPages, withArrived } from '../list/cached-lists.ts';
import { LISTS } from '../list/get-notifications.ts';

type Queries = ReturnType<typeof useQueryClient>;

const ADDRESS = '/api/notifications/events';
/** Quiet time after the page has opened, before a connection is kept, in milliseconds. */
const SETTLE = 1500;

/** Keeps the count and the lists in step with the server while the tab is seen. @returns the last one that has come in this tab. */
export function useLiveNotifications(): Notification | undefined {
  const queries = useQueryClient();
  const [latest, setLatest] = useState<Notification>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = follow(queries, setLatest);
    }, SETTLE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [queries]);
  return latest;
}

function follow(queries: Queries, onArrived: (arrived: Notification) => void): () => void {
  let connections = 0;
  return followMemberEvents({
    kind: 'member',
    address: ADDRESS,
    onOpen() {
      connections += 1;
      // What came while nobody listened isn't said again.
      if (connections > 1) void queries.invalidateQueries({ queryKey: LISTS });
    },
    onEvent(name, data) {
      if (name === 'unread') setCount(queries, data as UnreadCount);
      if (name !== 'notification') return;
      arrive(queries, data as Notification);
      onArrived(data as Notification);
    },
  });
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
