import { compareTimes, inTurns } from '../in-turns.ts';
import { PHONE_SPEED } from '../phone.ts';
import type { Row } from '../row.ts';
import { type Visit, visit } from '../visit.ts';
import { type Bench, PUBLIC_PATHS } from './bench.ts';

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
    why: 'The scripts that make a rendered page interactive are fetched after its first frame ([0016](decisions/0016-server-rendering.md)); the twin, which shows nothing before, begins with it.',
  },
];

/** P1: site against twin, in turns, so that a slow phase of the machine affects both. */
export async function measureSpeed({ runs, ...at }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PUBLIC_PATHS) {
    const seen = await inTurns(runs, (side) => visit({ ...at, side, path, slowed: PHONE_SPEED }));
    for (const { name, pick, most, why } of MARKS) {
      const { ratio, summary } = compareTimes({ site: seen.site.map(pick), twin: seen.twin.map(pick) });
      rows.push({
        id: 'P1',
        goal: `${name} of \`${path}\`${most ? ` ≤ ${most.toFixed(2)} ×` : ', beside'} the twin`,
        figure: `${ratio.toFixed(2)} ×`,
        spread: summary,
        ...(most && { met: ratio <= most }),
        why,
      });
    }
  }
  return rows;
}
