import { TIMEOUT_MS, until } from '../browser.ts';
import { PHONE_SPEED, PHONE_VIEWPORT } from '../phone.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import { slowDown, visit } from '../visit.ts';
import { isScript } from '../waterfall.ts';
import type { Bench } from './bench.ts';

const PATHS = ['/', '/about', '/docs', '/streaming', '/terms'] as const;
/** Time after the load event in which later paints are reported, in milliseconds. */
const REPORTED_MS = 500;
/** Time until a page has made its own requests, in milliseconds. */
const QUIET_MS = 3000;

const WATCHER = `
  globalThis.largest = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
`;

/**
 * Compares pages with what no code of the site can improve: the paint of the same document without scripts, and the transfer of the same bytes
 * without running them.
 */
export async function measureLimits({ runs, ...bench }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PATHS) {
    const paints: number[] = [];
    const interactive: number[] = [];
    const markup: number[] = [];
    const transfer: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const {
        requests,
        largestPaint,
        interactive: ready,
      } = await visit({
        ...bench,
        side: 'site',
        path,
        slowed: PHONE_SPEED,
        // Later requests don't delay the page.
        quiet: 0,
      });
      paints.push(largestPaint);
      interactive.push(ready);
      markup.push(await paintWithoutScripts(bench, path));
      const scripts = requests.filter(({ url }) => isScript(url)).map(({ url }) => url);
      transfer.push(await transferOf(bench, path, scripts));
    }
    const row = (name: string, own: number[], limit: number[], limitName: string): Row => ({
      id: 'P1',
      goal: `${name} of \`${path}\` against ${limitName}`,
      figure: `${(median(own) / median(limit)).toFixed(2)} ×`,
      spread: `${median(own).toFixed(0)} ms against ${median(limit).toFixed(0)} ms, ${runs} runs`,
    });
    rows.push(row('LCP', paints, markup, 'its document without scripts'));
    rows.push(row('interactive', interactive, transfer, 'the transfer of its document and scripts'));
  }
  return rows;
}

type Target = Pick<Bench, 'browser' | 'origin'>;

/** Returns the LCP of a page whose script files are blocked, in milliseconds. */
async function paintWithoutScripts({ browser, origin }: Target, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE_VIEWPORT, serviceWorkers: 'block' });
  try {
    await context.addInitScript({ content: WATCHER });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] });
    await slowDown(cdp, PHONE_SPEED);
    await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await page.waitForTimeout(REPORTED_MS);
    return await page.evaluate<number>('largest');
  } finally {
    await context.close();
  }
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
