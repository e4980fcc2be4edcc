import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

const READY_WITHIN = 10_000;

/** P11: how long the site took that is being measured. */
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
