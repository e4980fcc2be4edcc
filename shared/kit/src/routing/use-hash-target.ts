import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the URL's fragment once it is rendered; the browser's own attempt came too early.
 * @param there whether the page has its final height down to that element.
 */
export function useHashTarget(there = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (there && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, there]);
}
