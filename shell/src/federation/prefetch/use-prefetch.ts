import { useLocation } from '@boardwalk/kit';
import { useEffect } from 'react';
import { MAIN_ID } from '../../frame/skip-link.tsx';
import { releaseSets } from '../set/set-store.ts';
import { Prefetcher } from './prefetcher.ts';

/** How long a page has been there before what its links lead to is brought, in milliseconds: its own files come first. */
const AFTER = 2500;
/** For how many remotes that is done on one page. A link that somebody points at counts beside them. */
const MOST_IN_VIEW = 2;

/** What browsers tell of the line; not all of them do. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const prefetcher = new Prefetcher({
  set: releaseSets.current,
  here: () => new URL(location.href),
  saving() {
    const { saveData, effectiveType } = (navigator as { connection?: Line }).connection ?? {};
    return saveData === true || /2g/.test(effectiveType ?? '');
  },
  fetchFile(path) {
    // The store of a browser keeps what a script element of the same kind asks for later.
    fetch(path, { priority: 'low', credentials: 'same-origin' }).catch(() => {});
  },
});

/** Brings the remote behind a link when somebody points at it, reaches it by keyboard, or has it in view for a while. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const aim = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href) prefetcher.towards(link.href);
    };
    const ways = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const way of ways) document.addEventListener(way, aim, { passive: true });
    return () => {
      for (const way of ways) document.removeEventListener(way, aim);
    };
  }, []);
  useEffect(() => (pathname ? prefetchInView() : undefined), [pathname]);
}

/** Links of the page itself: the navigation leads everywhere, and would bring everything. */
function prefetchInView(): () => void {
  let left = MOST_IN_VIEW;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && left > 0 && prefetcher.towards((target as HTMLAnchorElement).href)) left -= 1;
  });
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll(`#${MAIN_ID} a[href]`)) observer.observe(link);
  }, AFTER);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
