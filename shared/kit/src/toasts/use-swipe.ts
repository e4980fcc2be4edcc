import { type PointerEvent, useRef, useState } from 'react';
import { TOAST_SWIPE_THRESHOLD_PX } from './queue.ts';

/** Dismisses by a swipe to the right past the threshold. Chakra's toasts have no swipe gesture. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const distanceOf = ({ clientX }: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, clientX - start.current);
  const stop = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    style: offset > 0 ? { transform: `translateX(${offset}px)` } : undefined,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => setOffset(distanceOf(event)),
    onPointerUp: (event: PointerEvent) => {
      if (distanceOf(event) >= TOAST_SWIPE_THRESHOLD_PX) onSwipe();
      else stop();
    },
    onPointerCancel: stop,
  };
}
