import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the part of the page that the address names: when the browser looked for it, it wasn't there yet.
 * @param there whether the page is as long as it is going to be, down to that part.
 */
export function useHashTarget(there = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (there && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, there]);
}
