import { useQuery, useQueryClient } from '@boardwalk/kit';
import { useState } from 'react';
import { usePageData } from '../../federation/page-data-context.ts';
import { type PushState, readPushState, startPush, stopPush } from './this-browser.ts';

/** State of push notifications in this browser, and actions to enable and disable them. */
export function usePush(memberId: string, pushKey: string | null) {
  const { offlineCache } = usePageData();
  const queries = useQueryClient();
  const queryKey = ['push', memberId, pushKey] as const;
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => readPushState(memberId, offlineCache, pushKey),
    // The user may have changed the browser's settings, so check again on focus.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const run = async (act: () => Promise<PushState>) => {
    setBusy(true);
    setFailed(false);
    try {
      queries.setQueryData(queryKey, await act());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return {
    state,
    busy,
    failed,
    start: () => pushKey !== null && void run(() => startPush(memberId, pushKey)),
    stop: () =>
      void run(async () => {
        await stopPush();
        return 'off';
      }),
  };
}
