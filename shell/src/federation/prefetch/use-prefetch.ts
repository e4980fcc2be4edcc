import { useLocation } from '@boardwalk/kit';
import { useEffect } from 'react';
import { MAIN_ID } from '../../frame/skip-link.tsx';
import { releaseSets } from '../set/set-store.ts';
import { Prefetcher } from './prefetcher.ts';

/** Delay before visible links are prefetched, in milliseconds: the page's own files come first. */
const VISIBLE_DELAY_MS = 2500;
/** Maximum number of remotes prefetched per page for visible links. Hovered links are additional. */
const MAX_IN_VIEW = 2;

/** Network information API; not available in all browsers. */
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
    // The HTTP cache serves the later script element.
    fetch(path, { priority: 'low', credentials: 'same-origin' }).catch(() => {});
  },
});

/** Prefetches the remote of a link on hover, on keyboard focus, and after it has been visible for a while. */
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

/** Only links in the page's content: the navigation links to everything. */
function prefetchInView(): () => void {
  let left = MAX_IN_VIEW;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && left > 0 && prefetcher.towards((target as HTMLAnchorElement).href)) left -= 1;
  });
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll(`#${MAIN_ID} a[href]`)) observer.observe(link);
  }, VISIBLE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
