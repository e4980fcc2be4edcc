import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches. Always false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Breakpoints of the theme. */
const FROM = { sm: '30em', md: '48em', lg: '64em', xl: '80em' } as const;

/** Returns whether the window is at least that wide. For layouts that need other elements, not only other styles. */
export function useWindowFrom(width: keyof typeof FROM): boolean {
  return useMedia(`(min-width: ${FROM[width]})`);
}
