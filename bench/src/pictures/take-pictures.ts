import { type BenchContext, type BenchPage, TIMEOUT_MS, until } from '../browser.ts';
import { RequestLog } from '../request-log.ts';
import type { Place } from './places.ts';

const WIDTHS = [390, 1280] as const;
const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;
/** Maximum time for a page with all its pictures, in milliseconds. */
const PAGE_TIMEOUT_MS = 120_000;
/** Time without requests after a change of the window, in milliseconds. */
const RESIZED_QUIET_MS = 500;

/** A picture of the whole page. */
export interface PagePicture {
  width: (typeof WIDTHS)[number];
  scheme: (typeof SCHEMES)[number];
  png: Buffer;
}

const IS_RENDERED = `document.querySelector('h1') !== null
  && ![...document.querySelectorAll('main [role=status]')].some((one) => one.textContent.includes('Loading...'))`;

/**
 * Hides what differs between two visits of the same site: times, which are relative to the start of the demo community, and the cursor. Times get
 * the same size, so that the text around them is in the same position. A constructed style sheet, because the site's policy blocks others.
 *
 * The clock isn't fixed: tokens that the server issues would be expired or not yet valid for the page.
 */
const HIDE_MOVING = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    time, [role=timer] {
      display: inline-block !important; width: 8ch !important; height: 1lh !important;
      overflow: hidden !important; white-space: nowrap !important; visibility: hidden !important;
    }
    * { caret-color: transparent !important; }
  \`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})()`;

/** Scrolls through the page, so that lazy images load, and waits for images and fonts. An image that is never visible never loads. */
const LOAD_IMAGES = `(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await wait(60);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const end = performance.now() + 5000;
  while (performance.now() < end && [...document.images].some((image) => !image.complete)) await wait(50);
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
})()`;

/** Takes pictures of a page for each width and color scheme. @throws when the page isn't complete after two minutes. */
export async function takePictures(
  context: BenchContext,
  origin: string,
  place: Place,
): Promise<PagePicture[]> {
  const page = await context.newPage();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took longer than two minutes.')), PAGE_TIMEOUT_MS);
  });
  try {
    const taken = take(page, await RequestLog.start(await context.newCDPSession(page)), origin, place);
    // After the timeout, the closed page makes it fail later.
    taken.catch(() => {});
    return await Promise.race([taken, timeout]);
  } finally {
    clearTimeout(timer);
    await page.close();
  }
}

async function take(
  page: BenchPage,
  requests: RequestLog,
  origin: string,
  { path, link }: Place,
): Promise<PagePicture[]> {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
  await until(page, IS_RENDERED);
  await requests.untilQuiet();
  if (link) {
    await page.getByRole('main').getByRole('link', { name: link }).last().click();
    await requests.untilQuiet();
  }
  await until(page, IS_RENDERED);
  await page.evaluate(HIDE_MOVING);
  const pictures: PagePicture[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await requests.untilQuiet(RESIZED_QUIET_MS);
      await page.evaluate(LOAD_IMAGES);
      const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'initial' });
      pictures.push({ width, scheme, png });
    }
  }
  return pictures;
}
