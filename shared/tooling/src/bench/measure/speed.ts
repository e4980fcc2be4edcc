import type { Row } from '../row.ts';
import { median, spread } from '../statistics.ts';
import { type Side, type Visit, visit } from '../visit.ts';
import { type Bench, PUBLIC_PATHS } from './bench.ts';

/** A phone on a mobile line. */
const PHONE = { latency: 100, megabits: 9, processor: 4 };
const MARKS = [
  {
    name: 'LCP',
    pick: (seen: Visit) => seen.largestPaint,
    most: 0.4,
    why: 'The first frame waits for the document and for its layout on the slowed processor, and for nothing else. The twin is built with the same hints to the browser, so it gains from what makes scripts faster.',
  },
  { name: 'FCP', pick: (seen: Visit) => seen.firstPaint, most: undefined },
  {
    name: 'interactive',
    pick: (seen: Visit) => seen.interactive,
    most: 1.05,
    why: 'What makes a drawn page answer is fetched after its first frame ([0030](decisions/0030-paint-first.md)); the twin, which shows nothing before, begins with it.',
  },
];

/** P1: site against twin, in turns, so that what slows the machine slows both. */
export async function measureSpeed({ runs, ...at }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PUBLIC_PATHS) {
    const seen: Record<Side, Visit[]> = { site: [], twin: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const side of run % 2 ? (['twin', 'site'] as const) : (['site', 'twin'] as const))
        seen[side].push(await visit({ ...at, side, path, slowed: PHONE }));
    }
    for (const { name, pick, most, why } of MARKS) {
      const [site, twin] = [seen.site.map(pick), seen.twin.map(pick)];
      const ratio = median(site) / median(twin);
      const told = (values: number[]) =>
        `${median(values).toFixed(0)} ± ${(spread(values) / 2).toFixed(0)} ms`;
      rows.push({
        id: 'P1',
        goal: `${name} of \`${path}\`${most ? ` ≤ ${most.toFixed(2)} ×` : ', beside'} the twin`,
        figure: `${ratio.toFixed(2)} ×`,
        spread: `${told(site)} against ${told(twin)}, ${runs} runs`,
        ...(most && { met: ratio <= most }),
        why,
      });
    }
  }
  return rows;
}
