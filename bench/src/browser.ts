import { createRequire } from 'node:module';
import { BROWSER_FLAGS, findBrowser } from '@boardwalk/dev/browser';

/** The parts of Playwright that the benchmarks use. The journeys depend on Playwright, and its types aren't available here. */
export interface CdpSession {
  send(method: string, parameters?: object): Promise<unknown>;
  on(event: string, listener: (event: never) => void): void;
}
interface RoleOptions {
  name: string;
  exact?: boolean;
}
export interface BenchLocator {
  click(): Promise<void>;
  press(key: string): Promise<void>;
  last(): BenchLocator;
  getByRole(role: string, options?: RoleOptions): BenchLocator;
}
interface ScreenshotOptions {
  fullPage: boolean;
  animations: 'disabled';
  caret: 'initial';
}
export interface BenchPage {
  goto(url: string, options?: { waitUntil?: 'load'; timeout?: number }): Promise<unknown>;
  evaluate<T>(run: string): Promise<T>;
  waitForTimeout(ms: number): Promise<void>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  emulateMedia(media: { colorScheme: 'light' | 'dark' }): Promise<void>;
  screenshot(options: ScreenshotOptions): Promise<Buffer>;
  close(): Promise<void>;
  getByRole(role: string, options?: RoleOptions): BenchLocator;
  getByLabel(label: string): { fill(text: string): Promise<void> };
  keyboard: {
    press(key: string): Promise<void>;
    type(text: string, options: { delay: number }): Promise<void>;
  };
}
export interface BenchContext {
  newPage(): Promise<BenchPage>;
  newCDPSession(page: BenchPage): Promise<CdpSession>;
  addInitScript(script: { content: string } | { path: string }): Promise<void>;
  storageState(): Promise<object>;
  setDefaultTimeout(ms: number): void;
  close(): Promise<void>;
}
export interface BenchBrowser {
  newContext(options: object): Promise<BenchContext>;
  version(): string;
  close(): Promise<void>;
}

const fromJourneys = createRequire(new URL('../../e2e/package.json', import.meta.url));

/** The script of web-vitals that runs in a page, from the packages of the journeys. */
export const WEB_VITALS = fromJourneys.resolve('web-vitals/attribution');

interface OpenOptions {
  /** Additional flags. */
  flags?: readonly string[];
  /** Whether Ctrl-C closes the browser and ends this process, which then can't stop anything else. */
  endsOnSignal?: boolean;
}

/** Opens the browser of the journeys. */
export async function openBrowser(
  say: (line: string) => void,
  { flags = [], endsOnSignal = true }: OpenOptions = {},
): Promise<BenchBrowser> {
  const { chromium } = fromJourneys('@playwright/test') as {
    chromium: { launch(options: object): Promise<BenchBrowser> };
  };
  const args = ['--headless', ...BROWSER_FLAGS, ...flags];
  return chromium.launch({
    executablePath: findBrowser(say),
    args,
    handleSIGINT: endsOnSignal,
    handleSIGTERM: endsOnSignal,
    handleSIGHUP: endsOnSignal,
  });
}

/** Signs a member of the demo community in, in a separate browser context. @returns the storage of that context. */
export async function signIn(browser: BenchBrowser, origin: string, account = 'member'): Promise<object> {
  const context = await browser.newContext({});
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await page.getByLabel('Email').fill(`${account}@meridian.test`);
    await page.getByLabel('Password').fill('boardwalk');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await until(page, "location.pathname === '/' && localStorage.getItem('token') !== null");
    // The session is stored in several places.
    await page.waitForTimeout(1000);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Timeout for all waits in a page, and interval of the checks, in milliseconds. */
export const TIMEOUT_MS = 60_000;
const CHECK_INTERVAL_MS = 25;

/** Waits until an expression is true in the page. The page's policy blocks Playwright's own function for that. */
export async function until(page: BenchPage, expression: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    // A page that is navigating can't evaluate.
    if (await page.evaluate<boolean>(expression).catch(() => false)) return;
    if (Date.now() > end) throw new Error(`Timeout: ${expression}`);
    await page.waitForTimeout(CHECK_INTERVAL_MS);
  }
}
