import { useQueryClient, useSession } from '@boardwalk/kit';
import { useEffect } from 'react';
import type { WorkerMessage } from '../../offline/messages.ts';
import { useHasToken } from '../bell/unread.ts';
import { storedPush } from './stored-push.ts';

/** Keeps the server's endpoint of this browser up to date. Does nothing unless push notifications are enabled. */
export function useResumedPush(): void {
  const memberId = useSession().user?.id;
  const hasToken = useHasToken();
  const queries = useQueryClient();
  useEffect(() => {
    if (!memberId || !hasToken || !('serviceWorker' in navigator)) return;
    const resume = async () => {
      if (!storedPush.read()) return;
      const { resumePush } = await import(/* webpackChunkName: "push" */ './this-browser.ts');
      await resumePush(memberId);
      await queries.invalidateQueries({ queryKey: ['push', memberId] });
    };
    // The next page load tries again.
    const quietly = () => void resume().catch(() => {});
    const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'push-changed') quietly();
    };
    quietly();
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [memberId, hasToken, queries]);
}
