import type { Notification, UnreadCount } from '@boardwalk/contracts';
import { keepLine, type LineState, openEventLine, useAuthStore, useQueryClient } from '@boardwalk/kit';
import { useEffect, useState } from 'react';
import { unreadQuery, useHasToken } from '../bell/unread.ts';
import { type LoadedPages, withArrived } from '../list/cached-lists.ts';
import { LISTS } from '../list/get-notifications.ts';

type Queries = ReturnType<typeof useQueryClient>;

const ADDRESS = '/api/notifications/events';
/** Quiet time after the page has opened, before a connection is kept, in milliseconds. */
const SETTLE = 1500;

/** Keeps the count and the lists in step with the server while the tab is seen. @returns the last one that has come in this tab. */
export function useLiveNotifications(): Notification | undefined {
  const queries = useQueryClient();
  const hasToken = useHasToken();
  const [latest, setLatest] = useState<Notification>();
  useEffect(() => {
    if (!hasToken) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = follow(queries, setLatest);
    }, SETTLE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [queries, hasToken]);
  return latest;
}

function follow(queries: Queries, onArrived: (arrived: Notification) => void): () => void {
  let connections = 0;
  return keepLine('member', (state) => {
    // The one of now: it is renewed every few minutes, and a line ends with its token.
    const token = useAuthStore.getState().token ?? '';
    const end = new AbortController();
    const line = openEventLine({
      ...{ address: ADDRESS, token, end },
      onOpen() {
        state.accepted();
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
    void line.then((ended) => (ended === 'token' ? renew(token, state) : state.lost()));
    return () => end.abort();
  });
}

/** As any call does: the session gets another token, and the line begins anew with it. */
function renew(refused: string, state: LineState): void {
  const { token, setToken } = useAuthStore.getState();
  if (token === refused) setToken(null);
  else state.lost();
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
