import { useEffect } from 'react';
import { prefetchSearch } from './lazy-dialog.ts';

/** First interactions with a mouse or a keyboard. */
const FIRST_USE = ['pointermove', 'keydown'] as const;
/** Maximum delay until the browser is idle, in milliseconds. */
const MAX_IDLE_WAIT_MS = 2000;

/**
 * Loads the search when the browser is idle after the first interaction, so that Ctrl+K opens it immediately. Users who only read, or who use a
 * touch screen, load it when they approach its button.
 */
export function useSearchPrefetch(): void {
  useEffect(() => {
    const stop = () => {
      for (const kind of FIRST_USE) removeEventListener(kind, start);
    };
    const start = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      stop();
      if (isSaving()) return;
      if ('requestIdleCallback' in window) requestIdleCallback(prefetchSearch, { timeout: MAX_IDLE_WAIT_MS });
      else setTimeout(prefetchSearch, MAX_IDLE_WAIT_MS);
    };
    for (const kind of FIRST_USE) addEventListener(kind, start, { passive: true });
    return stop;
  }, []);
}

function isSaving(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
