import { createContext, use, useLayoutEffect } from 'react';

let open = 0;

/** Counts the overlays that are opened from a part of the page: called with 1 when one opens, with -1 when it closes. */
export const CountOverlays = createContext<((change: 1 | -1) => void) | null>(null);

/** Counts an overlay from the moment it is about to open: its chunk may still be loading. */
export function useCountedOverlay(isOpen: boolean): void {
  const count = use(CountOverlays);
  useLayoutEffect(() => {
    if (!isOpen) return;
    open += 1;
    count?.(1);
    return () => {
      open -= 1;
      count?.(-1);
    };
  }, [isOpen, count]);
}

/** Returns whether a dialog, menu or popover is open or about to open. */
export const hasOpenOverlay = (): boolean => open > 0;
