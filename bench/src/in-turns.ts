import { median, spread } from './statistics.ts';
import type { Side } from './visit.ts';

/**
 * Measures site and twin in turns, so that a slow phase of the machine affects both.
 * @param runs number of measurements of each.
 */
export async function inTurns<T>(runs: number, look: (side: Side) => Promise<T>): Promise<Record<Side, T[]>> {
  const seen: Record<Side, T[]> = { site: [], twin: [] };
  for (let run = 0; run < runs; run += 1)
    for (const side of run % 2 ? (['twin', 'site'] as const) : (['site', 'twin'] as const))
      seen[side].push(await look(side));
  return seen;
}

/** Compares the times of both sides, in milliseconds: their medians as text, and the ratio of the site's to the twin's. */
export function compareTimes({ site, twin }: Record<Side, number[]>): { ratio: number; summary: string } {
  const text = (values: number[]) => `${median(values).toFixed(0)} ± ${(spread(values) / 2).toFixed(0)} ms`;
  return {
    ratio: median(site) / median(twin),
    summary: `${text(site)} against ${text(twin)}, ${site.length} runs`,
  };
}
