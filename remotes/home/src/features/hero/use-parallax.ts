import { useReducedMotion } from '@boardwalk/kit';
import { type RefObject, useEffect } from 'react';

/** Parallax of the farthest layer as a share of the scroll position, and the position at which it ends. */
const FALL_FACTOR = 0.14;
const FALL_END_PX = 900;
/** Maximum movement of the nearest layer with the pointer, in pixels. */
const MAX_SWAY_PX = 14;
/** Share of the remaining distance that is moved per frame. */
const EASE = 0.14;

/**
 * Moves the layers inside an element on scroll and slightly with the pointer, through two custom properties: `--fall` and `--sway` in pixels. Does
 * nothing with reduced motion.
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
    const renderFrame = () => {
      shown.fall = wanted.fall;
      shown.sway += (wanted.sway - shown.sway) * EASE;
      target.style.setProperty('--fall', `${shown.fall.toFixed(1)}px`);
      target.style.setProperty('--sway', `${shown.sway.toFixed(2)}px`);
      frame = Math.abs(wanted.sway - shown.sway) > 0.05 ? requestAnimationFrame(renderFrame) : 0;
    };
    const follow = () => {
      if (frame === 0) frame = requestAnimationFrame(renderFrame);
    };
    const onScroll = () => {
      wanted.fall = Math.min(window.scrollY, FALL_END_PX) * FALL_FACTOR;
      follow();
    };
    const onPointer = ({ clientX, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      wanted.sway = (0.5 - clientX / window.innerWidth) * 2 * MAX_SWAY_PX;
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
