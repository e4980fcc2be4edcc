import { useEffect } from 'react';

/** The CloseWatcher API: the Back gesture of phones closes an overlay. Few browsers support it yet. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  var CloseWatcher: (new () => CloseWatcherLike) | undefined;
}

/** Lets Back close the search on phones with CloseWatcher; elsewhere Back leaves the page. */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen || typeof globalThis.CloseWatcher !== 'function') return;
    const watcher = new globalThis.CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [isOpen, close]);
}
