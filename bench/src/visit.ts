import { type BenchBrowser, type CdpSession, TIMEOUT_MS, until } from './browser.ts';
import { SIDE_HEADER } from './front.ts';
import { PHONE_SPEED, PHONE_VIEWPORT } from './phone.ts';
import { RequestLog } from './request-log.ts';
import type { PageRequest } from './waterfall.ts';

export type Side = 'site' | 'twin';

export interface VisitOptions {
  browser: BenchBrowser;
  origin: string;
  side: Side;
  path: string;
  /** Browser storage of a previous visit; a first visit when absent. */
  kept?: object;
  /** Throttling: latency in ms, Mbit/s, slowdown factor of the processor. */
  slowed?: { latency: number; megabits?: number; processor?: number };
  /** Whether the page is scrolled to its end, so that lazy images load. */
  toTheEnd?: boolean;
  /** Whether the browser has opened a text of this origin before, so that the visit excludes the start of the browser process. */
  warm?: boolean;
  /** Wait until the page counts as finished, in milliseconds. */
  quiet?: number;
  /** Whether the visit lasts until the page has loaded everything that it needs, instead of `quiet`. Its idle tasks don't run. */
  complete?: boolean;
}

/** An image of the page. */
export interface Picture {
  url: string;
  /** Whether its space is reserved before it loads. */
  sized: boolean;
  /** Whether the browser can choose a file by the window's width. */
  fitting: boolean;
  /** Rendered width, in CSS pixels. */
  width: number;
}

/** Results of a visit. Times are in milliseconds from the start of the navigation. */
export interface Visit {
  requests: PageRequest[];
  firstPaint: number;
  largestPaint: number;
  /** Time at which both the frame and the page's heading respond to clicks. */
  interactive: number;
  pictures: Picture[];
}

/** Sufficient for most measurements, in milliseconds. */
const QUIET = 1200;

/** Records paints, and the moment at which React has hydrated the frame and the heading. */
const WATCHER = `
  globalThis.bench = { largest: 0, interactive: 0 };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) bench.largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  const held = (found) => found !== null && Object.keys(found).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    if (held(document.querySelector('header button')) && held(document.querySelector('main h1'))) bench.interactive = performance.now();
    else setTimeout(look, 10);
  };
  document.addEventListener('DOMContentLoaded', look);
`;
const RESULT = `({
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  largestPaint: bench.largest,
  interactive: bench.interactive,
  pictures: [...document.images].map((one) => ({
    url: one.currentSrc || one.src,
    sized: one.hasAttribute('width') && one.hasAttribute('height'),
    fitting: one.hasAttribute('srcset') && one.hasAttribute('sizes'),
    width: one.getBoundingClientRect().width,
  })),
})`;

/** Idle tasks begin sooner or later depending on the machine's speed. */
const WITHOUT_IDLE_TASKS = 'globalThis.requestIdleCallback = () => 0;';

/** Scrolls by one window at a time, as a reader does. */
const TO_THE_END = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((done) => setTimeout(done, 60));
  }
})()`;

/** The heading of the site's error screen: a failed page can't be measured. */
const FAILED = 'Something went wrong';

/** Opens a page in a new browser context and waits until it has finished. */
export async function visit({
  browser,
  origin,
  side,
  path,
  kept,
  slowed,
  toTheEnd,
  warm,
  quiet = QUIET,
  complete = false,
}: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE_VIEWPORT,
    ...(kept && { storageState: kept }),
  });
  try {
    await context.addInitScript({ content: WATCHER });
    if (complete) await context.addInitScript({ content: WITHOUT_IDLE_TASKS });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const log = await RequestLog.start(cdp);
    // The initiator of a request is known across promises only while the debugger tracks them.
    await cdp.send('Debugger.enable');
    await cdp.send('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
    await cdp.send('Network.setExtraHTTPHeaders', { headers: { [SIDE_HEADER]: side } });
    if (warm) await page.goto(`${origin}/robots.txt`, { timeout: TIMEOUT_MS });
    if (slowed) await slowDown(cdp, slowed);
    await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await until(page, 'bench.interactive > 0');
    const heading = await page.evaluate<string>("document.querySelector('h1')?.textContent ?? ''");
    if (heading === FAILED) throw new Error(`${path} of the ${side} shows "${FAILED}".`);
    if (toTheEnd) await page.evaluate(TO_THE_END);
    if (complete) await log.untilQuiet();
    else await page.waitForTimeout(quiet);
    return {
      requests: [...log.requests.values()],
      ...(await page.evaluate<Omit<Visit, 'requests'>>(RESULT)),
    };
  } finally {
    await context.close();
  }
}

/** Throttles network and processor of a page. */
export async function slowDown(
  cdp: CdpSession,
  { latency, megabits = PHONE_SPEED.megabits, processor = 1 }: NonNullable<VisitOptions['slowed']>,
) {
  const perSecond = (megabits * 1e6) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: perSecond,
    uploadThroughput: perSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
