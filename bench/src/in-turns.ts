import { median, spread } from './statistics.ts';
import type { Side } from './visit.ts';

/**
 * Looks at site and twin in turns, so that what slows the machine slows both.
 * @param runs how often at each.
 */
export async function inTurns<T>(runs: number, look: (side: Side) => Promise<T>): Promise<Record<Side, T[]>> {
  const seen: Record<Side, T[]> = { site: [], twin: [] };
  for (let run = 0; run < runs; run += 1)
    for (const side of run % 2 ? (['twin', 'site'] as const) : (['site', 'twin'] as const))
      seen[side].push(await look(side));
  return seen;
}

/** Times of both sides, in milliseconds: their medians, how they are told, and the site's as a part of the twin's. */
export function compareTimes({ site, twin }: Record<Side, number[]>): { ratio: number; told: string } {
  const text = (values: number[]) => `${median(values).toFixed(0)} ± ${(spread(values) / 2).toFixed(0)} ms`;
  return {
    ratio: median(site) / median(twin),
    told: `${text(site)} against ${text(twin)}, ${site.length} runs`,
  };
}
