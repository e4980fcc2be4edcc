import { kilobytes, type Row } from '../row.ts';
import { median, spread } from '../statistics.ts';

/** Measurements of this checkout and of the other one, taken in turns. */
export interface Pair {
  here: number[];
  there: number[];
}

interface Comparison {
  goal: string;
  pair: Pair;
  unit: 'ms' | 'KB' | 'nodes';
  /** Greatest accepted ratio; undefined if the value is only reported. */
  most?: number;
}

const UNITS: Record<Comparison['unit'], (value: number) => string> = {
  ms: (value) => `${value.toFixed(0)} ms`,
  KB: kilobytes,
  nodes: (value) => value.toFixed(0),
};

/** Returns the row of a comparison: the ratio of the medians, with both medians and their interquartile ranges. */
export function comparedRow({ goal, pair: { here, there }, unit, most }: Comparison): Row {
  const asText = UNITS[unit];
  const asMedian = (values: number[]) => `${asText(median(values))} (± ${asText(spread(values) / 2)})`;
  const ratio = median(here) / median(there);
  return {
    id: 'P14',
    goal: most === undefined ? goal : `${goal}, ≤ ${most.toFixed(2)} × before`,
    figure: `${ratio.toFixed(2)} ×`,
    spread: `${asMedian(there)} → ${asMedian(here)}, ${here.length} runs`,
    ...(most !== undefined && { met: ratio <= most }),
  };
}
