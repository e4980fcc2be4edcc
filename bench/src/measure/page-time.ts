import { medianText } from '../compare.ts';
import { COSTS, type CostName, measurePage, PAGES, type PageCost } from '../page-cost.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

/** Bytes and LCP have sections of their own. */
const REPORTED: readonly CostName[] = [
  'script time',
  'main-thread time',
  'long tasks',
  'longest task',
  'nodes',
];

/** P14: work of the main thread on each page until it is idle, as on a phone. It is only reported, because it depends on the machine. */
export async function measurePageTime({ runs, browser, origin, session }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path, account } of PAGES) {
    const costs: PageCost[] = [];
    for (let run = 0; run < runs; run += 1) {
      const storageState = account ? await session(account) : undefined;
      costs.push(await measurePage({ browser, origin, path, storageState }));
    }
    rows.push(...rowsOf(path, costs));
  }
  return rows;
}

/** Returns one row for each reported cost of a page. */
export function rowsOf(path: string, costs: readonly PageCost[]): Row[] {
  return COSTS.filter(({ name }) => REPORTED.includes(name)).map(({ name, unit, pick }) => {
    const figure = medianText(costs.map(pick), unit);
    return { id: 'P14', goal: `${name} of \`${path}\` on a phone`, figure, spread: `${costs.length} runs` };
  });
}
