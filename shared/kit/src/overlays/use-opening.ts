import { useEffect, useRef, useState } from 'react';

/**
 * Numbers the openings of a dialog, so that the result of a call that was sent from an earlier opening is recognized: the user may have closed the
 * dialog and opened it again meanwhile.
 * @returns the number of the latest opening, and a function that returns whether an opening is still the visible one.
 */
export function useOpening(open: boolean) {
  const [{ wasOpen, opening }, setOpening] = useState({ wasOpen: open, opening: 0 });
  if (wasOpen !== open) setOpening({ wasOpen: open, opening: open ? opening + 1 : opening });
  const visible = useRef<number>(undefined);
  useEffect(() => {
    visible.current = open ? opening : undefined;
    return () => {
      visible.current = undefined;
    };
  }, [open, opening]);
  const isVisible = (number: number): boolean => visible.current === number;
  return { opening, isVisible };
}
