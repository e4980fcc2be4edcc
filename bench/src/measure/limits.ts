import { TIMEOUT_MS, until } from '../browser.ts';
import { medianText } from '../compare.ts';
import { SCRIPTS_HEADER, SIDE_HEADER } from '../front.ts';
import { measurePage, type PageCost } from '../page-cost.ts';
import { PHONE_SPEED, PHONE_VIEWPORT } from '../phone.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import { slowDown, visit } from '../visit.ts';
import { isScript } from '../waterfall.ts';
import type { Bench } from './bench.ts';

const PATHS = ['/', '/about', '/docs', '/streaming', '/terms'] as const;
/** Time until a page has made its own requests, in milliseconds. */
const QUIET_MS = 3000;

/** Sides of a page: the site's own, its document without scripts, and an empty page that transfers the same bytes. */
const SIDES = ['site', 'document', 'bytes'] as const;
type Side = (typeof SIDES)[number];
type Costs = Record<Side, PageCost[]>;

const LIMITS: Record<Exclude<Side, 'site'>, string> = {
  document: 'its document without scripts',
  bytes: 'the transfer of the same bytes without running them',
};
/** Times that are compared, in milliseconds. */
const TIMES: readonly { name: string; pick: (cost: PageCost, side: Side) => number }[] = [
  { name: 'LCP', pick: ({ largestPaint }) => largestPaint },
  // A preload doesn't delay the load event.
  {
    name: 'load',
    pick: ({ load, lastScript }, side) => (side === 'bytes' ? Math.max(load, lastScript) : load),
  },
  { name: 'main-thread time', pick: ({ mainThread }) => mainThread },
];

/**
 * P1: compares pages with what no code of the site can improve: network and parser alone. The same document without scripts, and an empty page that
 * transfers the same bytes. All are loaded in turns, on a phone.
 */
export async function measureLimits({ runs, ...bench }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PATHS) {
    const interactive: number[] = [];
    const transfer: number[] = [];
    const costs: Costs = { site: [], document: [], bytes: [] };
    for (let run = 0; run < runs; run += 1) {
      // Later requests don't delay the page.
      const seen = await visit({ ...bench, side: 'site', path, slowed: PHONE_SPEED, quiet: 0 });
      const scripts = [...new Set(seen.requests.map(({ url }) => url).filter(isScript))];
      interactive.push(seen.interactive);
      transfer.push(await transferOf(bench, path, scripts));
      for (const side of inOrderOf(run)) costs[side].push(await costOf(bench, { path, side, scripts }));
    }
    rows.push(...limitRows(path, costs));
    const limit = 'the transfer of its document and scripts';
    rows.push(ratioRow({ name: 'interactive', path, limit, own: interactive, least: transfer }));
  }
  return rows;
}

/** Returns the sides in another order for each run, so that a slow phase of the machine affects all. */
const inOrderOf = (run: number): Side[] => SIDES.map((_, at) => SIDES[(at + run) % SIDES.length] ?? 'site');

/** Returns the rows of one page: each time against both limits, and the time of its scripts. */
export function limitRows(path: string, costs: Costs): Row[] {
  const ratios = TIMES.flatMap(({ name, pick }) =>
    (['document', 'bytes'] as const).map((side) =>
      ratioRow({
        name,
        path,
        limit: LIMITS[side],
        own: costs.site.map((cost) => pick(cost, 'site')),
        least: costs[side].map((cost) => pick(cost, side)),
      }),
    ),
  );
  const script = (side: Side) => costs[side].map((cost) => cost.script);
  const scripts: Row = {
    id: 'P1',
    goal: `script time of \`${path}\`, which neither limit has`,
    figure: medianText(script('site'), 'ms'),
    spread: `${medianText(script('document'), 'ms')} without scripts, ${medianText(script('bytes'), 'ms')} with the same bytes, ${costs.site.length} runs`,
  };
  return [...ratios, scripts];
}

interface RatioInput {
  name: string;
  path: string;
  limit: string;
  own: readonly number[];
  least: readonly number[];
}

function ratioRow({ name, path, limit, own, least }: RatioInput): Row {
  return {
    id: 'P1',
    goal: `${name} of \`${path}\` against ${limit}`,
    figure: `${(median(own) / median(least)).toFixed(2)} ×`,
    spread: `${medianText(own, 'ms')} against ${medianText(least, 'ms')}, ${own.length} runs`,
  };
}

type Target = Pick<Bench, 'browser' | 'origin'>;

function costOf(
  { browser, origin }: Target,
  { path, side, scripts }: { path: string; side: Side; scripts: readonly string[] },
): Promise<PageCost> {
  const headers = { [SIDE_HEADER]: side, ...(side === 'bytes' && { [SCRIPTS_HEADER]: scripts.join(' ') }) };
  return measurePage({ browser, origin, path, storageState: undefined, headers, slowNetwork: true });
}

/** Returns the time to fetch a document, and then its scripts simultaneously, in milliseconds. The connection is open already. */
async function transferOf({ browser, origin }: Target, path: string, scripts: readonly string[]) {
  const context = await browser.newContext({ viewport: PHONE_VIEWPORT, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/terms`, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await until(page, "document.readyState === 'complete'");
    await page.waitForTimeout(QUIET_MS);
    await slowDown(await context.newCDPSession(page), { ...PHONE_SPEED, processor: 1 });
    return await page.evaluate<number>(`(async () => {
      const fetchAll = (urls) => Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'no-store' })).arrayBuffer()));
      const begin = performance.now();
      await fetchAll([${JSON.stringify(path)}]);
      await fetchAll(${JSON.stringify(scripts)});
      return performance.now() - begin;
    })()`);
  } finally {
    await context.close();
  }
}
