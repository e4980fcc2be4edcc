import { useEffect, useState } from 'react';

/** How long one picture is shown, in milliseconds. */
export const CAROUSEL_DELAY = 10_000;

/** The picture after this one; after the last comes the first. */
export function nextSlide(current: number, count: number, step: 1 | -1 = 1): number {
  return (current + step + count) % count;
}

/** Which picture is shown. It moves on by itself, unless it is held: by a pointer, by focus, or by a wish for stillness. */
export function useCarousel(count: number, held: boolean) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setCurrent((slide) => nextSlide(slide, count)), CAROUSEL_DELAY);
    return () => clearTimeout(timer);
  }, [held, count, current]);
  return { current, show: setCurrent };
}

/** Whether all pictures are in the browser. One that can't be had doesn't keep the others waiting. */
export function usePreloaded(sources: readonly string[]): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    const load = (source: string) =>
      new Promise<void>((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve();
        picture.onerror = () => resolve();
        picture.src = source;
      });
    void Promise.all(sources.map(load)).then(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [sources]);
  return ready;
}
