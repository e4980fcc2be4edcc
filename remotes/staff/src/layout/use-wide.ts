import { useSyncExternalStore } from 'react';

/** From here on a table fits; below it the same rows are cards. The theme's `lg`. */
const WIDE = '(min-width: 64em)';

/** Whether the window is wide enough for a table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
