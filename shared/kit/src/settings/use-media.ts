import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches. Always false on the server. */
export function useMedia(query: string): boolean {
  // Stable, so that React doesn't subscribe again after each rendering.
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Breakpoints of the theme. */
const BREAKPOINTS = { sm: '30em', md: '48em', lg: '64em', xl: '80em' } as const;

/** Returns whether the window is at least as wide as a breakpoint of the theme. For layouts that need other elements, not only other styles. */
export function useMinWidth(width: keyof typeof BREAKPOINTS): boolean {
  return useMedia(`(min-width: ${BREAKPOINTS[width]})`);
}
