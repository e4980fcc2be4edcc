import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingTools } from './fitting-tools.ts';

/** The least size of a target that a finger finds, as the theme has it, in rem. */
const TOOL = 2.75;
/** A line of a pixel with room on both sides, in rem. */
const DIVIDER = 0.5;
/** The padding on both sides, in rem. */
const PADDING = 0.5;

/** The tools that the bar has room for at its present width; all of them until it has one. */
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
  // Members choose the size of letters, and with it that of every target.
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = width - PADDING * rem;
  return fittingTools(groups, order, { room, tool: TOOL * rem, divider: DIVIDER * rem + 1 });
}
