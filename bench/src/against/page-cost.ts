import { type BenchBrowser, type CdpSession, TIMEOUT_MS, until } from '../browser.ts';
import { isScript } from '../waterfall.ts';

/** Slowdown factor of a phone's processor. */
export const PROCESSOR = 4;
/** A page has settled when its main thread had no task of 50 ms or more for this time, in milliseconds. */
const SETTLED_MS = 1_500;

/** Costs of one page load, until it has settled. Times are in milliseconds. */
export interface PageCost {
  /** JavaScript, in bytes as transferred. */
  bytes: number;
  script: number;
  /** All tasks of the main thread. */
  mainThread: number;
  /** Elements of the document. */
  nodes: number;
  largestPaint: number;
}

interface CostOptions {
  browser: BenchBrowser;
  origin: string;
  path: string;
  /** Browser storage of a signed-in account. */
  kept: object | undefined;
}

const WATCHER = `
  globalThis.cost = { largest: 0, lastLongTask: 0 };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) cost.largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) cost.lastLongTask = entry.startTime + entry.duration; })
    .observe({ type: 'longtask', buffered: true });
`;
const SETTLED = `document.readyState === 'complete' && document.querySelector('main h1') !== null
  && performance.now() - Math.max(cost.lastLongTask, performance.timing.loadEventEnd - performance.timing.navigationStart) > ${SETTLED_MS}`;

/** Loads a page in a new browser context of a phone, with a slowed processor. */
export async function measurePage({ browser, origin, path, kept }: CostOptions): Promise<PageCost> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    // Service workers would answer later requests of the same context.
    serviceWorkers: 'block',
    ...(kept && { storageState: kept }),
  });
  try {
    await context.addInitScript({ content: WATCHER });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const bytes = await countScripts(cdp);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await until(page, SETTLED);
    const { metrics } = (await cdp.send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    const seconds = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return {
      bytes: bytes(),
      script: seconds('ScriptDuration') * 1000,
      mainThread: seconds('TaskDuration') * 1000,
      nodes: await page.evaluate<number>("document.querySelectorAll('*').length"),
      largestPaint: await page.evaluate<number>('cost.largest'),
    };
  } finally {
    await context.close();
  }
}

/** Counts the transferred bytes of scripts. @returns a function that returns the sum so far. */
async function countScripts(cdp: CdpSession): Promise<() => number> {
  const scripts = new Set<string>();
  let sum = 0;
  cdp.on(
    'Network.requestWillBeSent',
    ({ requestId, request }: { requestId: string; request: { url: string } }) => {
      if (request.url.startsWith('http') && isScript(request.url)) scripts.add(requestId);
    },
  );
  cdp.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
      if (scripts.has(requestId)) sum += encodedDataLength;
    },
  );
  await cdp.send('Network.enable');
  return () => sum;
}
