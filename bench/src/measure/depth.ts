import type { Row } from '../row.ts';
import { slope } from '../statistics.ts';
import { type Side, visit } from '../visit.ts';
import { serialDepth } from '../waterfall.ts';
import { type Bench, PUBLIC_PATHS } from './bench.ts';

/** HTML, scripts, data. */
const DEEPEST = 3;
const SIDES: readonly Side[] = ['site', 'twin'];
const LATENCIES = [0, 100, 200, 300, 400];
const RUNS = 5;
/** Tolerance of the slope of these paints. */
const NOISE = 0.2;

/** P3: the longest chain of requests that wait for each other. */
export async function measureDepth(at: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PUBLIC_PATHS) {
    const depthOf = async (side: Side) => serialDepth((await visit({ ...at, side, path })).requests);
    const [site, twin] = [await depthOf('site'), await depthOf('twin')];
    rows.push({
      id: 'P3 ●',
      goal: `serial depth of \`${path}\` ≤ ${DEEPEST} and ≤ the twin`,
      figure: String(site),
      spread: `twin ${twin}`,
      met: site <= DEEPEST && site <= twin,
    });
  }
  return rows;
}

/** P3: number of round trips before the largest paint, from paints at some latencies. Sides take turns; each paint is the minimum of some visits. */
export async function measureSlope(at: Bench): Promise<Row[]> {
  const points: Record<Side, [number, number][]> = { site: [], twin: [] };
  for (const latency of LATENCIES) {
    const least: Record<Side, number> = { site: Number.POSITIVE_INFINITY, twin: Number.POSITIVE_INFINITY };
    for (let run = 0; run < RUNS; run += 1)
      for (const side of SIDES) {
        const { largestPaint } = await visit({ ...at, side, path: '/', slowed: { latency }, warm: true });
        least[side] = Math.min(least[side], largestPaint);
      }
    for (const side of SIDES) points[side].push([latency, least[side]]);
  }
  const [site, twin] = [slope(points.site), slope(points.twin)];
  // No page paints before its document has made one round trip: a much lower number is noise.
  const believable = Math.min(site, twin) >= 1 - NOISE;
  const told = (side: Side) => points[side].map(([, paint]) => Math.round(paint)).join(' → ');
  return [
    {
      id: 'P3',
      goal: 'LCP of `/` per ms of latency ≤ the twin',
      figure: believable ? `${site.toFixed(1)} round trips` : 'the machine was too busy to tell',
      spread: `twin ${twin.toFixed(1)}; ${told('site')} ms, twin ${told('twin')} ms at ${LATENCIES.join(', ')} ms`,
      // Compared with one decimal, as reported: a second one is noise.
      ...(believable && { met: Number(site.toFixed(1)) <= Number(twin.toFixed(1)) }),
    },
  ];
}
