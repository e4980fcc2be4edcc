import type { BothSites } from './with-both-sites.ts';

/** Measures both sites in turns, so that a slow phase of the machine affects both. @param runs number of measurements of each. */
export async function alternate<T>(
  runs: number,
  { here, there }: Pick<BothSites, 'here' | 'there'>,
  measure: (origin: string) => Promise<T>,
): Promise<{ here: T[]; there: T[] }> {
  const measured: { here: T[]; there: T[] } = { here: [], there: [] };
  const order = [
    ['here', here],
    ['there', there],
  ] as const;
  for (let run = 0; run < runs; run += 1)
    for (const [side, origin] of run % 2 ? order.toReversed() : order)
      measured[side].push(await measure(origin));
  return measured;
}
