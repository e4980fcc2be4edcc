import { curve, n, type Point } from '../draw.ts';

/** Path data of a range of hills through its summits and saddles, filled down to `floor`. */
export function hills(points: readonly Point[], floor: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  return `${curve(points)}L${n(last[0])} ${n(floor)}H${n(first[0])}z`;
}
