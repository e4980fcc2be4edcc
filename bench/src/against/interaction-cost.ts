import { type BenchBrowser, type BenchPage, TIMEOUT_MS, until } from '../browser.ts';
import { PHONE_SPEED, PHONE_VIEWPORT } from '../phone.ts';

/** Time after an interaction in which its events are reported, in milliseconds. */
const REPORTED_MS = 900;

/** Shortest duration that browsers report, in milliseconds. */
const FRAME_MS = 16;

/** Time in which an element must appear, in milliseconds. Later it counts as missing. */
const ELEMENT_TIMEOUT_MS = 10_000;

const DESK_VIEWPORT = { width: 1280, height: 800 };

/** A function or an event listener that ran in a long frame. Durations are in milliseconds. */
export interface FrameScript {
  /** URL of its file; empty for the browser's own. */
  url: string;
  /** Name of the function, or else its invoker, such as `BUTTON#menu.onclick`. */
  name: string;
  duration: number;
}

/** Time from an input to the next paint, in milliseconds. */
export interface InteractionCost {
  duration: number;
  /** Until the first listener runs. */
  delay: number;
  /** While listeners run. */
  processing: number;
  /** Until the next paint. */
  presentation: number;
  /** Scripts of the frames longer than 50 ms during the interaction. */
  scripts: FrameScript[];
}

/** Records the longest event of each interaction, from the input to the next paint, and all long frames. */
const WATCHER = `
  globalThis.longest = undefined;
  globalThis.longFrames = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId && entry.duration > (longest?.duration ?? 0)) longest = entry;
  }).observe({ type: 'event', durationThreshold: 16 });
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame'))
    new PerformanceObserver((list) => { longFrames.push(...list.getEntries()); }).observe({ type: 'long-animation-frame' });
`;
/** Shorter interactions aren't reported: they count as one frame. */
const RESULT = `(() => {
  if (!longest) return { duration: ${FRAME_MS}, delay: 0, processing: 0, presentation: ${FRAME_MS}, scripts: [] };
  const { startTime, duration, processingStart, processingEnd } = longest;
  const end = startTime + duration;
  const during = longFrames.filter((frame) => frame.startTime < end && frame.startTime + frame.duration > startTime);
  return {
    duration: Math.max(${FRAME_MS}, duration),
    delay: processingStart - startTime,
    processing: processingEnd - processingStart,
    presentation: Math.max(0, end - processingEnd),
    scripts: during.flatMap(({ scripts }) => scripts).map((script) => ({
      url: script.sourceURL,
      name: script.sourceFunctionName || script.invoker,
      duration: script.duration,
    })),
  };
})()`;
const IS_HYDRATED =
  "Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps$'))";

interface Interaction {
  name: string;
  path: string;
  /** Demo account; the member when absent. */
  account?: string;
  /** Window size; that of a computer when absent. */
  viewport?: { width: number; height: number };
  /** Interactions before the measured one. */
  before?: (page: BenchPage) => Promise<void>;
  run: (page: BenchPage) => Promise<void>;
}

const button = (page: BenchPage, name: string) => page.getByRole('button', { name }).click();

/** Interactions by roles and accessible names only, so that they work in other commits. */
export const INTERACTIONS: readonly Interaction[] = [
  { name: 'account menu, first time', path: '/', run: (page) => button(page, 'Account menu') },
  {
    name: 'account menu, again',
    path: '/',
    async before(page) {
      await button(page, 'Account menu');
      await page.waitForTimeout(REPORTED_MS);
      await page.keyboard.press('Escape');
    },
    run: (page) => button(page, 'Account menu'),
  },
  {
    name: 'navigation menu of a phone',
    path: '/',
    viewport: PHONE_VIEWPORT,
    run: (page) => button(page, 'Open menu'),
  },
  {
    name: 'notifications',
    path: '/',
    run: (page) => page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click(),
  },
  { name: 'Ctrl+K', path: '/', run: (page) => page.keyboard.press('Control+k') },
  { name: 'theme', path: '/', run: (page) => button(page, 'Switch to') },
  {
    name: 'a letter in the search of /news',
    path: '/news',
    before: (page) => page.getByRole('searchbox', { name: 'Search the news' }).click(),
    run: (page) => page.keyboard.press('f'),
  },
  {
    name: 'order of /users',
    path: '/users',
    account: 'staff',
    run: (page) => page.getByRole('combobox', { name: 'Order' }).press('ArrowDown'),
  },
  {
    name: 'sort a table of /admin/releases',
    path: '/admin/releases',
    account: 'owner',
    run: (page) =>
      page
        .getByRole('region', { name: 'home', exact: true })
        .getByRole('button', { name: 'Version' })
        .click(),
  },
  { name: 'dialog of /events', path: '/events', run: (page) => button(page, 'Subscribe') },
];

interface InteractionOptions {
  browser: BenchBrowser;
  origin: string;
  storageState: object;
}

/**
 * Measures an interaction on a new page, the processor slowed down. Its duration is at least one frame, because browsers don't report less.
 * @throws when an element doesn't exist.
 */
export async function measureInteraction(
  { path, viewport = DESK_VIEWPORT, before, run }: Interaction,
  { browser, origin, storageState }: InteractionOptions,
): Promise<InteractionCost> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', storageState });
  try {
    context.setDefaultTimeout(ELEMENT_TIMEOUT_MS);
    await context.addInitScript({ content: WATCHER });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SPEED.processor });
    await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await until(page, IS_HYDRATED);
    await page.waitForTimeout(REPORTED_MS);
    await before?.(page);
    await page.waitForTimeout(REPORTED_MS);
    await page.evaluate('longest = undefined; longFrames = [];');
    await run(page);
    await page.waitForTimeout(REPORTED_MS);
    return await page.evaluate<InteractionCost>(RESULT);
  } finally {
    await context.close();
  }
}
