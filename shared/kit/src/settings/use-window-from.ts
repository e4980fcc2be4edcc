import { useMedia } from './use-media.ts';

/** From which width of the window on, as the theme has it. */
const FROM = { sm: '30em', md: '48em', lg: '64em', xl: '80em' } as const;

/** Whether the window is at least as wide as that: where another width needs other elements, not only other styles. */
export function useWindowFrom(width: keyof typeof FROM): boolean {
  return useMedia(`(min-width: ${FROM[width]})`);
}
