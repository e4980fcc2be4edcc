import { useLocation, useQuery } from '@boardwalk/kit';
import { useEffect, useRef } from 'react';
import { unreadQuery, useHasToken } from '../bell/unread.ts';
import { useMarkRead } from './use-mark-read.ts';

/** How long somebody stays on a page before they count as having seen it, in milliseconds. */
const GLANCE = 1_000;

/**
 * Whoever opens a page has seen what its notifications tell of, however they came there. Nothing is asked while nothing is unread; what comes while
 * somebody is on the page stays unread until they come again.
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
      // A page in a tab in the background is seen when somebody turns to it.
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', see);
      if (unread.current > 0) void markVisited(page);
    };
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', see);
      see();
    }, GLANCE);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', see);
    };
  }, [page, isKnown, markVisited]);
}
