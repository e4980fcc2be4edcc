import { ROOT } from '@boardwalk/build/workspace';
import { buildApart } from '@boardwalk/dev/build-apart';
import { openBrowser, signIn } from '../browser.ts';
import type { Row } from '../row.ts';
import { type CheckoutSite, startCheckout } from './checkout-site.ts';
import { comparedRow, type Pair } from './compare.ts';
import { INTERACTIONS, measureInteraction } from './interaction-cost.ts';
import { otherCheckout } from './other-checkout.ts';
import { measurePage, type PageCost } from './page-cost.ts';

/** Greatest accepted ratio of script and main-thread time. */
const MAX_TIME_RATIO = 1.05;
/** Greatest accepted ratio of bytes. */
const MAX_BYTES_RATIO = 1.02;

/** Pages with the account that opens them; without one, a visitor does. */
const PAGES: readonly { path: string; account?: string }[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/docs' },
  { path: '/streaming' },
  { path: '/terms' },
  { path: '/news' },
  { path: '/events' },
  { path: '/real-estate', account: 'member' },
  { path: '/settings', account: 'member' },
  { path: '/users', account: 'owner' },
];
const COSTS: readonly {
  name: string;
  unit: 'ms' | 'KB' | 'nodes';
  pick: (cost: PageCost) => number;
  most?: number;
}[] = [
  { name: 'JS', unit: 'KB', pick: ({ bytes }) => bytes, most: MAX_BYTES_RATIO },
  { name: 'script time', unit: 'ms', pick: ({ script }) => script, most: MAX_TIME_RATIO },
  { name: 'main-thread time', unit: 'ms', pick: ({ mainThread }) => mainThread, most: MAX_TIME_RATIO },
  { name: 'nodes', unit: 'nodes', pick: ({ nodes }) => nodes },
  { name: 'LCP', unit: 'ms', pick: ({ largestPaint }) => largestPaint },
];

interface AgainstOptions {
  /** Commit, tag or branch to compare with. */
  ref: string;
  runs: number;
  say: (line: string) => void;
}

/**
 * P14: compares this checkout with another commit. Both are built and run in full, and each page and interaction is measured in turns, so that a
 * slow phase of the machine affects both.
 */
export async function measureAgainst({ ref, runs, say }: AgainstOptions): Promise<Row[]> {
  const { folder, commit } = otherCheckout(ref);
  buildApart('full');
  say(`starting this checkout and ${commit}`);
  const sites: CheckoutSite[] = [];
  try {
    for (const each of [ROOT, folder]) sites.push(await startCheckout(each));
    const browser = await openBrowser(say);
    try {
      const [here, there] = sites as [CheckoutSite, CheckoutSite];
      const sessions = new Map<string, Promise<object>>();
      const session = (origin: string, account: string) => {
        const key = `${origin} ${account}`;
        const known = sessions.get(key) ?? signIn(browser, origin, account);
        sessions.set(key, known);
        return known;
      };
      const rows: Row[] = [];
      for (const { path, account } of PAGES) {
        say(`measuring ${path}`);
        const costs = await alternate(runs, here.origin, there.origin, async (origin) =>
          measurePage({ browser, origin, path, kept: account ? await session(origin, account) : undefined }),
        );
        for (const { name, unit, pick, most } of COSTS) {
          const pair: Pair = { here: costs.here.map(pick), there: costs.there.map(pick) };
          rows.push(comparedRow({ goal: `${name} of \`${path}\``, pair, unit, ...(most && { most }) }));
        }
      }
      for (const interaction of INTERACTIONS) {
        say(`measuring ${interaction.name}`);
        const pair = await alternate(runs, here.origin, there.origin, async (origin) =>
          measureInteraction(interaction, { browser, origin, kept: await session(origin, 'member') }),
        );
        rows.push(comparedRow({ goal: `input to paint: ${interaction.name}`, pair, unit: 'ms' }));
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.allSettled(sites.map((site) => site.stop()));
  }
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
