import { BROWSER_FLAGS, findBrowser, findHeadlessBrowser } from '@boardwalk/dev/browser';
import { defineConfig } from '@playwright/test';
import { SITE_ORIGIN } from './fixtures/addresses.ts';
import { MOVING } from './fixtures/moving.ts';

/** Set by `npm run e2e -- --headed` and `--debug`: the workers of Playwright don't see its options. */
const HEADED = process.env.E2E_HEADED !== undefined;

export default defineConfig({
  testDir: './specs',
  projects: [
    { name: 'features', testIgnore: ['architecture/**', 'development.spec.ts'] },
    // After all others: starting bundlers would slow down concurrent journeys.
    { name: 'development', testMatch: 'development.spec.ts' },
    // Tests of the architecture, independent of features: for `npm run verify`.
    { name: 'architecture', testMatch: 'architecture/**', use: { contextOptions: MOVING } },
    // Enabled by a variable, because it writes into docs/pictures.
    ...(process.env.E2E_PICTURES
      ? [{ name: 'pictures', testDir: './pictures', testMatch: '*.pictures.ts' }]
      : []),
  ],
  outputDir: './.results',
  globalSetup: './fixtures/site.ts',
  fullyParallel: true,
  // One for each core of the smallest machine: with more, pages wait for each other longer than the timeout of an expectation.
  workers: 2,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // Timeout of a whole journey. Each expectation has its own; a journey of three users on a slow machine takes half a minute.
  timeout: 60_000,
  expect: { timeout: 7000 },
  // The report in JSON is for `npm test`, which names its file; otherwise it would be printed.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: SITE_ORIGIN,
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    // Rendering animations takes a third of the processor; journeys about animations, or about a first visit, enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of the worker bypass the routes with which journeys mock responses. Journeys about the worker allow it.
    serviceWorkers: 'block',
    // Recording slows every journey by a fifth: with retries, only the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: HEADED
      ? { executablePath: findBrowser(() => {}), args: BROWSER_FLAGS }
      : { executablePath: findHeadlessBrowser(() => {}), args: ['--headless', ...BROWSER_FLAGS] },
  },
});
