import { type BenchPage, type CdpSession, TIMEOUT_MS, until, WEB_VITALS } from '../browser.ts';
import { SIDE_HEADER } from '../front.ts';
import { compareTimes, inTurns } from '../in-turns.ts';
import { PHONE_SPEED } from '../phone.ts';
import type { Row } from '../row.ts';
import type { Side } from '../visit.ts';
import type { Bench } from './bench.ts';

const MAX_RATIO_TO_TWIN = 0.8;
/** Pause after each interaction, in milliseconds. */
const PAUSE_MS = 500;

/** The worst interaction so far: INP of a page with fewer than 50 of them. */
const WATCHER = `
  globalThis.worst = { value: 0, target: '' };
  webVitals.onINP(
    ({ value, attribution }) => { globalThis.worst = { value, target: attribution.interactionTarget }; },
    { reportAllChanges: true, durationThreshold: 16 },
  );
`;
const LISTENS =
  "Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps$'))";

interface Worst {
  /** In milliseconds. */
  value: number;
  /** Selector of the element of the interaction. */
  target: string;
}

/** P7: INP of a member's tour through site and twin. */
export async function measureInteractions({ runs, browser, origin, session }: Bench): Promise<Row[]> {
  const kept = await session();
  const seen = await inTurns(runs, async (side) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      storageState: kept,
    });
    try {
      await context.addInitScript({ path: WEB_VITALS });
      await context.addInitScript({ content: WATCHER });
      const page = await context.newPage();
      return await walk(page, await context.newCDPSession(page), side, origin);
    } finally {
      await context.close();
    }
  });
  const value = (worst: Worst) => worst.value;
  const { ratio, summary } = compareTimes({ site: seen.site.map(value), twin: seen.twin.map(value) });
  const [slowest] = seen.site.toSorted((one, other) => other.value - one.value);
  return [
    {
      id: 'P7',
      goal: `INP ≤ ${MAX_RATIO_TO_TWIN.toFixed(2)} × the twin`,
      figure: `${ratio.toFixed(2)} ×`,
      spread: `${summary}, processor ${PHONE_SPEED.processor} × slower; the slowest: ${slowest?.target.split('>').at(-1)}`,
      met: ratio <= MAX_RATIO_TO_TWIN,
      why: 'The slowest is the first click. The tour makes it as soon as the header responds, and the site then completes the hydration that it has begun; the twin responds later, when it has finished everything.',
    },
  ];
}

async function walk(page: BenchPage, cdp: CdpSession, side: Side, origin: string): Promise<Worst> {
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { [SIDE_HEADER]: side } });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SPEED.processor });
  await page.goto(origin, { waitUntil: 'load', timeout: TIMEOUT_MS });
  await until(page, LISTENS);
  const button = (name: string) => page.getByRole('button', { name }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true }).click();
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text, { delay: 100 });
  const steps = [
    () => button('Switch to'),
    () => button('Account menu'),
    () => press('Escape'),
    () => press('Control+k'),
    () => type('taxi'),
    () => press('Escape'),
    () => link('News'),
    () => page.getByRole('searchbox', { name: 'Search the news' }).click(),
    () => type('court'),
    () => link('Docs'),
    () => link('About'),
    () => button('Switch to'),
    () => link('Home'),
  ];
  for (const step of steps) {
    await step();
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate<Worst>('globalThis.worst');
}
