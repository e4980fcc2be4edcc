import { ROOT } from '@boardwalk/build/workspace';
import { signIn } from '../browser.ts';
import { comparedRow, type Pair } from '../compare.ts';
import { COSTS, type CostName, measurePage, PAGES } from '../page-cost.ts';
import { comparableMaps, type SourceMaps } from '../profile/checkout-maps.ts';
import { compareModules } from '../profile/compare-modules.ts';
import { moduleTimes } from '../profile/module-times.ts';
import type { Row } from '../row.ts';
import { cacheSessions } from '../sessions.ts';
import { alternate } from './alternate.ts';
import { INTERACTIONS, measureInteraction } from './interaction-cost.ts';
import { describeSlowest, type MeasuredInteraction } from './slowest-interactions.ts';
import { type AgainstOptions, type BothSites, withBothSites } from './with-both-sites.ts';

/** Greatest accepted ratios. */
/** Greatest accepted ratios and growth, of the costs that have one. */
const LIMITS: Partial<Record<CostName, { maxRatio: number; maxGrowth?: number }>> = {
  JS: { maxRatio: 1.02, maxGrowth: 2048 },
  'script time': { maxRatio: 1.05 },
  'main-thread time': { maxRatio: 1.05 },
  nodes: { maxRatio: 1.1 },
};

interface MeasureOptions extends AgainstOptions {
  runs: number;
  /** Paths of the compared pages; all pages and interactions when absent. */
  pages: readonly string[] | undefined;
}

interface Comparison {
  rows: Row[];
  /** Phases and scripts of the slowest interactions. */
  slowest: string;
}

/** Returns the browser storage of a signed-in account of a site. */
type Session = (origin: string, account?: string) => Promise<object>;

/**
 * P14: compares this checkout with another commit. Both are built and run in full, and each page and interaction is measured in turns, so that a
 * slow phase of the machine affects both.
 * @throws PlainError after Ctrl-C, or if a site can't be built or started.
 */
export const measureAgainst = (options: MeasureOptions): Promise<Comparison> =>
  withBothSites(options, async (sites) => {
    options.log('building source maps');
    const maps = comparableMaps(ROOT, sites.folder, options.log);
    const session = sessionsOf(sites);
    const rows = await comparePages(options, sites, session, maps);
    if (options.pages) return { rows, slowest: '' };
    const interactions = await compareInteractions(options, sites, session);
    return {
      rows: [...rows, ...interactions.rows],
      slowest: describeSlowest(interactions.measured),
    };
  });

function sessionsOf({ browser, here, there }: BothSites): Session {
  const cached = new Map(
    [here, there].map((origin) => [origin, cacheSessions((account) => signIn(browser, origin, account))]),
  );
  return async (origin, account) => (await cached.get(origin)?.(account)) ?? {};
}

async function comparePages(
  { runs, pages, log }: MeasureOptions,
  sites: BothSites,
  session: Session,
  maps: Record<keyof Pair, SourceMaps>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const selected = PAGES.filter(({ path }) => pages?.includes(path) ?? true);
  for (const { path, account } of selected) {
    log(`measuring ${path}`);
    const visit = async (origin: string, profiled = false) =>
      measurePage({
        browser: sites.browser,
        origin,
        path,
        storageState: account ? await session(origin, account) : undefined,
        profiled,
      });
    const costs = await alternate(runs, sites, (origin) => visit(origin));
    for (const { name, unit, pick } of COSTS) {
      const pair: Pair = { here: costs.here.map(pick), there: costs.there.map(pick) };
      const goal = `${name} of \`${path}\``;
      rows.push(comparedRow({ id: 'P14', goal, pair, unit, ...LIMITS[name], base: 'before' }));
    }
    // Attribution by module: one profile of each side.
    const { profile: profileHere } = await visit(sites.here, true);
    const { profile: profileThere } = await visit(sites.there, true);
    if (profileHere && profileThere)
      rows.push(
        ...compareModules(path, moduleTimes(profileHere, maps.here), moduleTimes(profileThere, maps.there)),
      );
  }
  return rows;
}

async function compareInteractions(
  { runs, log, ref }: MeasureOptions,
  sites: BothSites,
  session: Session,
): Promise<{ rows: Row[]; measured: MeasuredInteraction[] }> {
  const rows: Row[] = [];
  const measured: MeasuredInteraction[] = [];
  for (const interaction of INTERACTIONS) {
    sites.ending.throwIfAborted();
    const { name, account } = interaction;
    log(`measuring ${name}`);
    const goal = `input to paint: ${name}`;
    const measure = async (origin: string) =>
      measureInteraction(interaction, {
        browser: sites.browser,
        origin,
        storageState: await session(origin, account),
      });
    const missing = await findMissing(measure, sites, ref);
    if (missing) {
      rows.push({ id: 'P7', goal, figure: 'skipped', spread: missing });
      continue;
    }
    const costs = await alternate(runs, sites, measure);
    measured.push({ name, ...costs });
    const durations = (side: keyof Pair) => costs[side].map(({ duration }) => duration);
    const pair: Pair = { here: durations('here'), there: durations('there') };
    rows.push(comparedRow({ id: 'P7', goal, pair, unit: 'ms', base: 'before' }));
  }
  return { rows, measured };
}

/** Tries an interaction on both sites. @returns the side without it and the error; undefined if both have it. */
async function findMissing(
  measure: (origin: string) => Promise<unknown>,
  { here, there }: BothSites,
  ref: string,
): Promise<string | undefined> {
  for (const [side, origin] of [
    ['this checkout', here],
    [ref, there],
  ] as const) {
    const failure = await measure(origin).then(
      () => undefined,
      (error: unknown) => String(error).split('\n')[0],
    );
    if (failure) return `not at ${side}: ${failure}`;
  }
  return undefined;
}
