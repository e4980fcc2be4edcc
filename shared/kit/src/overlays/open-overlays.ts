import { useLayoutEffect } from 'react';

let open = 0;

/** Counts an overlay from the moment when it is to open: its file may still be on its way. */
export function useCountedOverlay(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    open += 1;
    return () => {
      open -= 1;
    };
  }, [isOpen]);
}

/** Whether a dialog, menu or popover is open or about to open. */
export const hasOpenOverlay = (): boolean => open > 0;
