import { useEffect } from 'react';

/** A platform's own way to close what stands over the page: Back on a phone. Few browsers have it yet. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  var CloseWatcher: (new () => CloseWatcherLike) | undefined;
}

/** Lets Back close the search on phones whose browser can say so; elsewhere it leaves the page, as it always did. */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen || typeof globalThis.CloseWatcher !== 'function') return;
    const watcher = new globalThis.CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [isOpen, close]);
}
