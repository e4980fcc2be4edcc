import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

const READY_WITHIN = 10_000;

/** P11: duration of the measured site's start. */
export async function measureStart({ startedIn }: Bench): Promise<Row[]> {
  return [
    {
      id: 'P11',
      goal: 'start, built already and with an empty database, ≤ 10 s',
      figure: `${(startedIn / 1000).toFixed(1)} s`,
      met: startedIn <= READY_WITHIN,
    },
  ];
}
