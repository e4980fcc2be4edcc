import { type BenchBrowser, type BenchPage, TIMEOUT_MS, until } from '../browser.ts';
import { PHONE_SPEED } from '../phone.ts';

/** Time after an interaction in which its events are reported, in milliseconds. */
const REPORTED_MS = 900;

/** Shortest duration that browsers report, in milliseconds. */
const FRAME_MS = 16;

/** Records the longest event of each interaction, from the input to the next paint. */
const WATCHER = `
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) longest = Math.max(longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;
const IS_HYDRATED =
  "Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps$'))";

interface Interaction {
  name: string;
  path: string;
  /** Interactions before the measured one. */
  before?: (page: BenchPage) => Promise<void>;
  run: (page: BenchPage) => Promise<void>;
}

const button = (page: BenchPage, name: string) => page.getByRole('button', { name }).click();

/** Interactions of a member on a computer that every release has. */
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
  { name: 'Ctrl+K', path: '/', run: (page) => page.keyboard.press('Control+k') },
  { name: 'theme', path: '/', run: (page) => button(page, 'Switch to') },
  {
    name: 'a letter in the search of /news',
    path: '/news',
    before: (page) => page.getByRole('searchbox', { name: 'Search the news' }).click(),
    run: (page) => page.keyboard.press('f'),
  },
];

/** Returns the time from the input to the next paint of an interaction, in milliseconds: at least one frame, because browsers don't report less. */
export async function measureInteraction(
  { path, before, run }: Interaction,
  { browser, origin, storageState }: { browser: BenchBrowser; origin: string; storageState: object },
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    storageState,
  });
  try {
    await context.addInitScript({ content: WATCHER });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SPEED.processor });
    await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await until(page, IS_HYDRATED);
    await page.waitForTimeout(REPORTED_MS);
    await before?.(page);
    await page.waitForTimeout(REPORTED_MS);
    await page.evaluate('longest = 0');
    await run(page);
    await page.waitForTimeout(REPORTED_MS);
    return Math.max(FRAME_MS, await page.evaluate<number>('longest'));
  } finally {
    await context.close();
  }
}
