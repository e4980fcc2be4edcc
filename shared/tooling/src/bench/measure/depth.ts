import type { Row } from '../row.ts';
import { median, slope } from '../statistics.ts';
import { type Side, visit } from '../visit.ts';
import { serialDepth } from '../waterfall.ts';
import { type Bench, PUBLIC_PATHS } from './bench.ts';

/** HTML, scripts, data. */
const DEEPEST = 3;
const LATENCIES = [0, 100, 200];
const RUNS = 3;

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

/** P3: how many round trips stand before the largest paint, from three latencies. */
export async function measureSlope(at: Bench): Promise<Row[]> {
  const slopeOf = async (side: Side) => {
    const points: [number, number][] = [];
    for (const latency of LATENCIES) {
      const paints: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        paints.push((await visit({ ...at, side, path: '/', slowed: { latency } })).largestPaint);
      points.push([latency, median(paints)]);
    }
    return slope(points);
  };
  const [site, twin] = [await slopeOf('site'), await slopeOf('twin')];
  // No page paints before its document has made one round trip: less is noise.
  const believable = Math.min(site, twin) >= 1;
  return [
    {
      id: 'P3',
      goal: 'LCP of `/` per ms of latency ≤ the twin',
      figure: believable ? `${site.toFixed(1)} round trips` : 'the machine was too busy to tell',
      ...(believable && { spread: `twin ${twin.toFixed(1)}`, met: site <= twin }),
    },
  ];
}
