import { useReducedMotion } from '@boardwalk/kit';
import { type RefObject, useEffect } from 'react';

/** How far the farthest layer falls behind the page, as a share of what was scrolled, and where that ends. */
const FALL = 0.14;
const FALL_ENDS = 900;
/** How far the nearest layer gives way to the pointer, in pixels. */
const SWAY = 14;
/** The share of the remaining way that is made in one frame. */
const EASE = 0.14;

/**
 * Moves the layers inside an element with the page and a little with the pointer, by two custom properties: `--fall` and `--sway`
 * in pixels. With reduced motion it does nothing.
 */
export function useParallax(element: RefObject<HTMLElement | null>): void {
  const still = useReducedMotion();
  useEffect(() => {
    const target = element.current;
    if (still || !target) return;
    const stop = new AbortController();
    const wanted = { fall: 0, sway: 0 };
    const shown = { fall: 0, sway: 0 };
    let frame = 0;
    const draw = () => {
      shown.fall = wanted.fall;
      shown.sway += (wanted.sway - shown.sway) * EASE;
      target.style.setProperty('--fall', `${shown.fall.toFixed(1)}px`);
      target.style.setProperty('--sway', `${shown.sway.toFixed(2)}px`);
      frame = Math.abs(wanted.sway - shown.sway) > 0.05 ? requestAnimationFrame(draw) : 0;
    };
    const follow = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const onScroll = () => {
      wanted.fall = Math.min(window.scrollY, FALL_ENDS) * FALL;
      follow();
    };
    const onPointer = ({ clientX, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      wanted.sway = (0.5 - clientX / window.innerWidth) * 2 * SWAY;
      follow();
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
    window.addEventListener('pointermove', onPointer, { passive: true, signal: stop.signal });
    onScroll();
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
      target.style.removeProperty('--fall');
      target.style.removeProperty('--sway');
    };
  }, [element, still]);
}
