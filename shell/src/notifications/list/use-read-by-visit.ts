import { useLocation, useQuery } from '@boardwalk/kit';
import { useEffect, useRef } from 'react';
import { unreadQuery, useHasToken } from '../bell/unread.ts';
import { useMarkRead } from './use-mark-read.ts';

/** Time on a page after which it counts as seen, in milliseconds. */
const READ_DELAY_MS = 1_000;

/**
 * Marks the notifications about a page as read when it is opened, whatever led there. Sends nothing while none is unread; notifications that arrive
 * during the visit stay unread until the next one.
 */
export function useReadByVisit(): void {
  const { markVisited } = useMarkRead();
  const { data } = useQuery({ ...unreadQuery, enabled: useHasToken() });
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isKnown = data !== undefined;
  const unread = useRef(0);
  useEffect(() => {
    unread.current = data?.count ?? 0;
  }, [data]);
  useEffect(() => {
    if (!isKnown) return;
    const see = () => {
      // A page in a background tab counts once it becomes visible.
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', see);
      if (unread.current > 0) void markVisited(page);
    };
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', see);
      see();
    }, READ_DELAY_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', see);
    };
  }, [page, isKnown, markVisited]);
}
