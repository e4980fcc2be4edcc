import { useMedia } from './use-media.ts';

/** Breakpoints of the theme. */
const FROM = { sm: '30em', md: '48em', lg: '64em', xl: '80em' } as const;

/** Returns whether the window is at least that wide. For layouts that need other elements, not only other styles. */
export function useWindowFrom(width: keyof typeof FROM): boolean {
  return useMedia(`(min-width: ${FROM[width]})`);
}
