import { kilobytes, type Row } from './row.ts';
import { median, spread } from './statistics.ts';

/** Measurements of this checkout and of the compared one (another commit, or the twin), taken in turns. */
export interface Pair {
  here: number[];
  there: number[];
}

export type Unit = 'ms' | 'KB' | 'count';

interface Comparison {
  id: string;
  goal: string;
  pair: Pair;
  unit: Unit;
  /** Greatest accepted ratio; undefined if the value is only reported. */
  maxRatio?: number | undefined;
  /** Greatest accepted growth besides the ratio, in bytes, milliseconds or as a count. */
  maxGrowth?: number | undefined;
  /** Name of the compared side in the goal. */
  base: string;
}

const UNITS: Record<Unit, (value: number) => string> = {
  ms: (value) => `${value.toFixed(0)} ms`,
  KB: kilobytes,
  count: (value) => value.toFixed(0),
};

/** Formats the median of some values, with half of their interquartile range. */
export const medianText = (values: readonly number[], unit: Unit): string =>
  `${UNITS[unit](median(values))} (± ${UNITS[unit](spread(values) / 2)})`;

/** Returns the row of a comparison: the ratio of the medians, with both medians and their interquartile ranges. */
export function comparedRow({
  id,
  goal,
  pair: { here, there },
  unit,
  maxRatio,
  maxGrowth,
  base,
}: Comparison): Row {
  const [before, after] = [median(there), median(here)];
  // Both may be zero, such as a number of long tasks.
  const ratio = before === after ? 1 : after / before;
  const row: Row = {
    id,
    goal,
    figure: before === 0 && after > 0 ? `+${UNITS[unit](after)}` : `${ratio.toFixed(2)} ×`,
    spread: `${medianText(there, unit)} → ${medianText(here, unit)}, ${here.length} runs`,
  };
  if (maxRatio === undefined) return row;
  const met = ratio <= maxRatio && after - before <= (maxGrowth ?? Number.POSITIVE_INFINITY);
  const limit = maxGrowth === undefined ? '' : ` and at most ${UNITS[unit](maxGrowth)} more`;
  return { ...row, goal: `${goal}, ≤ ${maxRatio.toFixed(2)} × ${base}${limit}`, met };
}
