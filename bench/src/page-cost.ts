import { type BenchBrowser, type CdpSession, TIMEOUT_MS, until } from './browser.ts';
import type { Unit } from './compare.ts';
import { PHONE_SPEED, PHONE_VIEWPORT } from './phone.ts';
import type { CpuProfile } from './profile/module-times.ts';
import { slowDown } from './visit.ts';
import { isScript } from './waterfall.ts';

/** A page is idle when its main thread had no task of 50 ms or more for this time, in milliseconds. */
const IDLE_MS = 1_500;
const SAMPLING_INTERVAL_US = 250;

/** Costs of one page load, until it is idle. Times are in milliseconds. */
export interface PageCost {
  /** JavaScript, in bytes as transferred. */
  bytes: number;
  script: number;
  /** All tasks of the main thread. */
  mainThread: number;
  /** Number of tasks of 50 ms or more. */
  longTasks: number;
  longestTask: number;
  /** Elements of the document. */
  nodes: number;
  largestPaint: number;
  /** End of the load event. */
  load: number;
  /** End of the last transfer of a script file; 0 without one. */
  lastScript: number;
  /** Absent unless requested: sampling takes time itself. */
  profile?: CpuProfile;
}

/** Pages with the account that opens them; without one, a visitor does. */
export const PAGES: readonly { path: string; account?: string }[] = [
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

export type CostName =
  | 'JS'
  | 'script time'
  | 'main-thread time'
  | 'long tasks'
  | 'longest task'
  | 'nodes'
  | 'LCP';

/** Costs in the order of their rows. */
export const COSTS: readonly {
  name: CostName;
  unit: Unit;
  pick: (cost: PageCost) => number;
}[] = [
  { name: 'JS', unit: 'KB', pick: ({ bytes }) => bytes },
  { name: 'script time', unit: 'ms', pick: ({ script }) => script },
  { name: 'main-thread time', unit: 'ms', pick: ({ mainThread }) => mainThread },
  { name: 'long tasks', unit: 'count', pick: ({ longTasks }) => longTasks },
  { name: 'longest task', unit: 'ms', pick: ({ longestTask }) => longestTask },
  { name: 'nodes', unit: 'count', pick: ({ nodes }) => nodes },
  { name: 'LCP', unit: 'ms', pick: ({ largestPaint }) => largestPaint },
];

interface CostOptions {
  browser: BenchBrowser;
  origin: string;
  path: string;
  /** Browser storage of a signed-in account. */
  storageState: object | undefined;
  /** Additional request headers. */
  headers?: Record<string, string>;
  /** Whether the network is as slow as a phone's. */
  slowNetwork?: boolean;
  /** Whether a processor profile is recorded. */
  profiled?: boolean;
}

const WATCHER = `
  globalThis.cost = { largest: 0, lastLongTask: 0, longTasks: 0, longestTask: 0 };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) cost.largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      cost.lastLongTask = startTime + duration;
      cost.longTasks += 1;
      cost.longestTask = Math.max(cost.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
`;
const IS_IDLE = `document.readyState === 'complete' && document.querySelector('main h1') !== null
  && performance.now() - Math.max(cost.lastLongTask, performance.timing.loadEventEnd - performance.timing.navigationStart) > ${IDLE_MS}`;

const LAST_SCRIPT = `Math.max(0, ...performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js')).map(({ responseEnd }) => responseEnd))`;

/** Loads a page in a new browser context of a phone, with a slowed processor. */
export async function measurePage({
  browser,
  origin,
  path,
  storageState,
  headers = {},
  slowNetwork = false,
  profiled = false,
}: CostOptions): Promise<PageCost> {
  const context = await browser.newContext({
    viewport: PHONE_VIEWPORT,
    // Service workers would answer later requests of the same context.
    serviceWorkers: 'block',
    storageState,
  });
  try {
    await context.addInitScript({ content: WATCHER });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const bytes = await countScripts(cdp);
    await cdp.send('Network.setExtraHTTPHeaders', { headers });
    await cdp.send('Performance.enable');
    if (slowNetwork) await slowDown(cdp, PHONE_SPEED);
    else await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SPEED.processor });
    if (profiled) await startProfile(cdp);
    await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await until(page, IS_IDLE);
    const profile = profiled ? await stopProfile(cdp) : undefined;
    const { metrics } = (await cdp.send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    const seconds = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    const cost: PageCost = {
      bytes: bytes(),
      script: seconds('ScriptDuration') * 1000,
      mainThread: seconds('TaskDuration') * 1000,
      longTasks: await page.evaluate<number>('cost.longTasks'),
      longestTask: await page.evaluate<number>('cost.longestTask'),
      nodes: await page.evaluate<number>("document.querySelectorAll('*').length"),
      largestPaint: await page.evaluate<number>('cost.largest'),
      load: await page.evaluate<number>("performance.getEntriesByType('navigation')[0].loadEventEnd"),
      lastScript: await page.evaluate<number>(LAST_SCRIPT),
    };
    return profile ? { ...cost, profile } : cost;
  } finally {
    await context.close();
  }
}

async function startProfile(cdp: CdpSession): Promise<void> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL_US });
  await cdp.send('Profiler.start');
}

async function stopProfile(cdp: CdpSession): Promise<CpuProfile> {
  const { profile } = (await cdp.send('Profiler.stop')) as { profile: CpuProfile };
  return profile;
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
