import { PlainError, untilStopSignal } from '@boardwalk/build/command';
import { ROOT } from '@boardwalk/build/workspace';
import { buildApart } from '@boardwalk/dev/build-apart';
import { type BenchBrowser, openBrowser, signIn } from '../browser.ts';
import { comparedRow, type Pair } from '../compare.ts';
import { COSTS, type CostName, measurePage, PAGES } from '../page-cost.ts';
import { checkoutMaps } from '../profile/checkout-maps.ts';
import { compareModules } from '../profile/compare-modules.ts';
import { moduleTimes } from '../profile/module-times.ts';
import type { Row } from '../row.ts';
import { startCheckout } from './checkout-site.ts';
import { INTERACTIONS, measureInteraction } from './interaction-cost.ts';
import { otherCheckout } from './other-checkout.ts';

/** Greatest accepted ratios. */
const MAX_RATIOS: Partial<Record<CostName, number>> = {
  JS: 1.02,
  'script time': 1.05,
  'main-thread time': 1.05,
};

interface AgainstOptions {
  /** Commit, tag or branch to compare with. */
  ref: string;
  runs: number;
  log: (line: string) => void;
}

/**
 * P14: compares this checkout with another commit. Both are built and run in full, and each page and interaction is measured in turns, so that a
 * slow phase of the machine affects both.
 * @throws PlainError after Ctrl-C, or if a site can't be built or started. Sites and browser are stopped.
 */
export async function measureAgainst(options: AgainstOptions): Promise<Row[]> {
  const { folder, commit } = otherCheckout(options.ref);
  buildApart('full');
  options.log(`starting this checkout and ${commit}`);
  const stops: (() => Promise<void>)[] = [];
  let isEnded = false;
  const interrupted = untilStopSignal().code.then(() => {
    throw new PlainError('Interrupted.');
  });
  const start = async (checkout: string) => {
    const site = await startCheckout(checkout);
    stops.push(site.stop);
    // It was interrupted before this site could be stopped with the others.
    if (isEnded) await site.stop();
    await site.opened;
    return site.origin;
  };
  const measure = async () => {
    const here = await start(ROOT);
    const there = await start(folder);
    options.log('building source maps');
    const browser = await openBrowser(options.log);
    stops.push(() => browser.close());
    const maps = { here: mapsOf(ROOT, options.log), there: mapsOf(folder, options.log) };
    return compareSites(options, { browser, here, there, maps });
  };
  try {
    return await Promise.race([measure(), interrupted]);
  } finally {
    isEnded = true;
    await Promise.allSettled(stops.map((stop) => stop()));
  }
}

/** Without maps, the code of the shell counts for its file. */
function mapsOf(checkout: string, log: AgainstOptions['log']): (file: string) => string | undefined {
  const maps = checkoutMaps(checkout);
  if (!maps) log(`no source maps of ${checkout}`);
  return maps ?? (() => undefined);
}

/** Both running sites. */
interface Sites {
  browser: BenchBrowser;
  /** Origin of this checkout's site. */
  here: string;
  /** Origin of the other commit's site. */
  there: string;
  /** Source maps of their shells, by file name. */
  maps: Record<keyof Pair, (file: string) => string | undefined>;
}

async function compareSites(
  { runs, log }: AgainstOptions,
  { browser, here, there, maps }: Sites,
): Promise<Row[]> {
  const sessions = new Map<string, Promise<object>>();
  const session = (origin: string, account: string) => {
    const key = `${origin} ${account}`;
    const known = sessions.get(key) ?? signIn(browser, origin, account);
    sessions.set(key, known);
    return known;
  };
  const rows: Row[] = [];
  for (const { path, account } of PAGES) {
    log(`measuring ${path}`);
    const visit = async (origin: string, profiled = false) =>
      measurePage({
        browser,
        origin,
        path,
        storageState: account ? await session(origin, account) : undefined,
        profiled,
      });
    const costs = await alternate(runs, here, there, (origin) => visit(origin));
    for (const { name, unit, pick } of COSTS) {
      const pair: Pair = { here: costs.here.map(pick), there: costs.there.map(pick) };
      const goal = `${name} of \`${path}\``;
      rows.push(comparedRow({ id: 'P14', goal, pair, unit, maxRatio: MAX_RATIOS[name], base: 'before' }));
    }
    // Attribution by module: one profile of each side.
    const { profile: profileHere } = await visit(here, true);
    const { profile: profileThere } = await visit(there, true);
    if (profileHere && profileThere)
      rows.push(
        ...compareModules(path, moduleTimes(profileHere, maps.here), moduleTimes(profileThere, maps.there)),
      );
  }
  for (const interaction of INTERACTIONS) {
    log(`measuring ${interaction.name}`);
    const pair = await alternate(runs, here, there, async (origin) =>
      measureInteraction(interaction, { browser, origin, storageState: await session(origin, 'member') }),
    );
    const goal = `input to paint: ${interaction.name}`;
    rows.push(comparedRow({ id: 'P7', goal, pair, unit: 'ms', base: 'before' }));
  }
  return rows;
}

/** Measures both origins in turns. */
async function alternate<T>(
  runs: number,
  here: string,
  there: string,
  measure: (origin: string) => Promise<T>,
): Promise<{ here: T[]; there: T[] }> {
  const measured: { here: T[]; there: T[] } = { here: [], there: [] };
  for (let run = 0; run < runs; run += 1) {
    const order = [
      ['here', here],
      ['there', there],
    ] as const;
    for (const [side, origin] of run % 2 ? order.toReversed() : order)
      measured[side].push(await measure(origin));
  }
  return measured;
}
