import { useLayoutEffect } from 'react';

let open = 0;

/** Counts an overlay from the moment it is about to open: its chunk may still be loading. */
export function useCountedOverlay(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    open += 1;
    return () => {
      open -= 1;
    };
  }, [isOpen]);
}

/** Returns whether a dialog, menu or popover is open or about to open. */
export const hasOpenOverlay = (): boolean => open > 0;
