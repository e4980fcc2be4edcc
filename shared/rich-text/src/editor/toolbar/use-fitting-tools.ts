import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingTools } from './fitting-tools.ts';

/** Minimum size of a touch target in the theme, in rem. */
const TOOL_REM = 2.75;
/** A line of one pixel with margins, in rem. */
const DIVIDER_REM = 0.5;
/** The padding on both sides, in rem. */
const PADDING_REM = 0.5;

/** Returns the tools that fit into the bar's current width; all of them until it is measured. */
export function useFittingTools(
  bar: RefObject<HTMLElement | null>,
  groups: readonly (readonly string[])[],
  order: readonly string[],
): ReadonlySet<string> {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [bar]);
  // Members choose the text size, which scales every button.
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const available = width - PADDING_REM * rem;
  return fittingTools(groups, order, { available, tool: TOOL_REM * rem, divider: DIVIDER_REM * rem + 1 });
}
