import { comparedRow } from '../compare.ts';
import { SIDE_HEADER } from '../front.ts';
import { inTurns } from '../in-turns.ts';
import { COSTS, type CostName, measurePage, PAGES } from '../page-cost.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import type { Bench } from './bench.ts';

const MAX_NODES = 1_500;
/** Greatest accepted ratios to the twin. Bytes and LCP have goals of their own, in P1 and P2. */
const MAX_RATIOS: Partial<Record<CostName, number>> = { 'script time': 1, 'main-thread time': 1 };

/** P14: script time and main-thread time of pages until they are idle, against the twin, and the elements of their first render. */
export async function measureMainThread({ runs, browser, origin, session }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path, account } of PAGES) {
    const storageState = account ? await session(account) : undefined;
    const costs = await inTurns(runs, (side) =>
      measurePage({ browser, origin, path, storageState, headers: { [SIDE_HEADER]: side } }),
    );
    for (const { name, unit, pick } of COSTS) {
      const maxRatio = MAX_RATIOS[name];
      if (maxRatio === undefined) continue;
      const pair = { here: costs.site.map(pick), there: costs.twin.map(pick) };
      rows.push(
        comparedRow({ id: 'P14', goal: `${name} of \`${path}\``, pair, unit, maxRatio, base: 'the twin' }),
      );
    }
    const nodes = median(costs.site.map((cost) => cost.nodes));
    rows.push({
      id: 'P14',
      goal: `elements of \`${path}\`, ≤ ${MAX_NODES.toLocaleString('en')}`,
      figure: nodes.toFixed(0),
      met: nodes <= MAX_NODES,
    });
  }
  return rows;
}
