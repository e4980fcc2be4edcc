import { useLocation } from '@boardwalk/kit';
import { useEffect } from 'react';

/** Goes to the part of the page that the address names: when the browser looked for it, the page wasn't there yet. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
