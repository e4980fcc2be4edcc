import { type RefCallback, useCallback, useState } from 'react';

/** Returns the width of an element in CSS pixels, and the ref to measure it with. @param expected width until the element exists */
export function useWidth(expected: number): [width: number, ref: RefCallback<Element>] {
  const [width, setWidth] = useState(expected);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    // Measured before the first paint: the observer fires after it, and a chart that is too wide would flash.
    const { width } = element.getBoundingClientRect();
    if (width > 0) setWidth(Math.round(width));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
