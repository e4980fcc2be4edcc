import { type RefCallback, useCallback, useState } from 'react';

/** How wide an element is, in CSS pixels, and the ref that it is measured by. @param expected what is drawn with before there is an element */
export function useWidth(expected: number): [width: number, ref: RefCallback<Element>] {
  const [width, setWidth] = useState(expected);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    // Known before the first paint: the observer speaks after it, and a drawing that is too wide would be seen until then.
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
