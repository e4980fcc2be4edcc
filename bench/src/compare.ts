import { kilobytes, type Row } from './row.ts';
import { median, spread } from './statistics.ts';

/** Measurements of this checkout and of the compared one (another commit, or the twin), taken in turns. */
export interface Pair {
  here: number[];
  there: number[];
}

interface Comparison {
  id: string;
  goal: string;
  pair: Pair;
  unit: 'ms' | 'KB' | 'nodes';
  /** Greatest accepted ratio; undefined if the value is only reported. */
  maxRatio?: number | undefined;
  /** Name of the compared side in the goal. */
  base: string;
}

const UNITS: Record<Comparison['unit'], (value: number) => string> = {
  ms: (value) => `${value.toFixed(0)} ms`,
  KB: kilobytes,
  nodes: (value) => value.toFixed(0),
};

/** Returns the row of a comparison: the ratio of the medians, with both medians and their interquartile ranges. */
export function comparedRow({ id, goal, pair: { here, there }, unit, maxRatio, base }: Comparison): Row {
  const asText = UNITS[unit];
  const asMedian = (values: number[]) => `${asText(median(values))} (± ${asText(spread(values) / 2)})`;
  const ratio = median(here) / median(there);
  const row: Row = {
    id,
    goal,
    figure: `${ratio.toFixed(2)} ×`,
    spread: `${asMedian(there)} → ${asMedian(here)}, ${here.length} runs`,
  };
  if (maxRatio === undefined) return row;
  return { ...row, goal: `${goal}, ≤ ${maxRatio.toFixed(2)} × ${base}`, met: ratio <= maxRatio };
}
