import type { Page } from '@playwright/test';
import { SITE_ORIGIN } from '../../fixtures/addresses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Frame } from '../../pages/frame.ts';

const PAGES = ['/', '/about', '/terms', '/privacy', '/docs/roleplay'];
/** Pages with less text: of the shell, a list of pages, and a path without a release. */
const SHORT_PAGES = ['/auth', '/docs', '/streaming'];

/** Marks the server's markup and adds up layout shifts, before any script of the page runs. */
const watchPage = () => {
  const watch = { shift: 0, rendered: null as Element | null };
  Object.assign(window, { watch });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      watch.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('readystatechange', () => {
    watch.rendered ??= document.querySelector('#root[data-rendered] h1');
  });
};

/** Returns the result. `taken`: the server's element is still in the page, hydrated by React. */
const outcome = () => {
  const { watch } = window as unknown as { watch: { shift: number; rendered: Element | null } };
  const keys = Object.keys(watch.rendered ?? {});
  return {
    taken: watch.rendered?.isConnected === true && keys.some((key) => key.startsWith('__react')),
    shift: watch.shift,
  };
};

/** Opens a page that the server rendered: a site that has just started, or is very busy, leaves rendering to the browser. */
const openRendered = (page: Page, path: string) =>
  expect(async () => {
    const answer = await page.goto(path);
    expect(await answer?.text()).toContain('<div id="root" data-rendered');
  }).toPass({ timeout: 25_000, intervals: [300] });

/** The browser's warning while a journey holds the scripts of a remote back. */
const PRELOADED_UNUSED = /was preloaded using link preload but not used/;

test('a first visit is painted before the scripts that make the page interactive are loaded', async ({
  browser,
}) => {
  await expect(async () => {
    // Each try is the first visit of a new browser context.
    const page = await (await browser.newContext()).newPage();
    const answer = await page.goto(`${SITE_ORIGIN}/about`);
    expect(await answer?.text()).toContain('<div id="root" data-rendered');
    await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/main\..*\.js$/.test(name))
        ?.startTime,
    ]);
    await page.context().close();
    expect(painted).toBeLessThan(asked ?? 0);
  }).toPass({ timeout: 25_000, intervals: [300] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} is readable, and has metadata for sharing`, async ({ page }) => {
      await openRendered(page, path);
      await expect(new Frame(page).heading).toBeVisible();
      await expect(page.getByRole('main')).toHaveText(/[\s\S]{500}/);
      await expect(page).toHaveTitle(/Meridian/);
      for (const meta of ['meta[name=description]', 'meta[property="og:title"]', 'meta[property="og:image"]'])
        await expect(page.locator(meta)).toHaveAttribute('content', /.{4}/);
      // Its styles are in the document.
      expect(await page.getByRole('banner').evaluate((element) => getComputedStyle(element).position)).toBe(
        'sticky',
      );
    });
  }

  test('links work', async ({ page }) => {
    await openRendered(page, '/about');
    await openRendered(page, '/');
    await new Frame(page).navbar.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('main')).toContainText('Who runs the community.');
  });
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of [...PAGES, ...SHORT_PAGES]) {
      // React logs errors about mismatching markup to the console, which fails the journey.
      test(`${path} is hydrated without changes`, async ({ page }) => {
        await page.addInitScript(watchPage);
        const calls: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest()) calls.length = 0;
          calls.push(new URL(request.url()).pathname);
        });
        await openRendered(page, path);
        await expect.poll(async () => (await page.evaluate(outcome)).taken).toBe(true);
        await page.waitForLoadState('networkidle');
        expect((await page.evaluate(outcome)).shift).toBeLessThanOrEqual(0.02);
        // Data that the server loaded isn't requested again.
        expect(calls.filter((call) => call.startsWith('/api/users/'))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
      });
    }
  });
}

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`times are UTC until the page is hydrated, in ${timezoneId}`, async ({ page }) => {
      await page.addInitScript(watchPage);
      await openRendered(page, '/docs/roleplay');
      await expect.poll(async () => (await page.evaluate(outcome)).taken).toBe(true);
      const time = page.locator('time').first();
      const meant = await time.evaluate((element) =>
        new Date(element.getAttribute('datetime') ?? '').toLocaleDateString('en-US', {
          month: 'short',
          day: '2-digit',
        }),
      );
      await expect(time).toContainText(meant);
    });
  });
}

test('a visitor who reads German sees no English page first', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('user-settings', JSON.stringify({ state: { language: 'de' }, version: 0 }));
    const watch = { english: false };
    Object.assign(window, { watch });
    const look = () => {
      const rendered = document.querySelector('#root[data-rendered] h1');
      if (rendered && getComputedStyle(rendered).visibility === 'visible') watch.english = true;
      requestAnimationFrame(look);
    };
    look();
  });
  await openRendered(page, '/about');
  await expect(new Frame(page).navbar.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { watch: { english: boolean } }).watch.english),
  ).toBe(false);
});

test('the markup is visible while the remote is loading, and then hydrated', async ({
  page,
  expectErrors,
}) => {
  expectErrors(PRELOADED_UNUSED);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await openRendered(page, '/about');
  await page.addInitScript(watchPage);
  await page.route('**/remotes/home/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/remotes/home/**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await asked;
  await expect(new Frame(page).heading).toBeVisible();
  expect((await page.evaluate(outcome)).taken).toBe(false);
  release();
  await expect.poll(async () => (await page.evaluate(outcome)).taken).toBe(true);
});

test('the frame works although the remote isn’t loaded in time', async ({ page, expectErrors }) => {
  expectErrors(PRELOADED_UNUSED);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await openRendered(page, '/about');
  await page.route('**/remotes/home/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await expect(new Frame(page).heading).toHaveText('Something went wrong');
  release();
  await expect(new Frame(page).heading).toHaveText('About Meridian RP.');
});

// The messages of the policies are in their own catalogue.
for (const [path, word] of [
  ['/about', 'Über '],
  ['/terms', 'Nutzungsbedingungen'],
  ['/privacy', 'Datenschutz'],
] as const) {
  test(`a visitor who has chosen German gets ${path} in German from the server, hydrated without changes`, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem('user-settings', JSON.stringify({ state: { language: 'de' }, version: 0 })),
    );
    // The first page after the choice stores it in a cookie for the server.
    await page.goto(path);
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'boardwalk-language')?.value)
      .toBe('de');
    await page.addInitScript(watchPage);
    await expect(async () => {
      const text = await (await page.goto(path))?.text();
      expect(text).toContain('<html lang="de"');
      expect(text).toContain('<div id="root" data-rendered');
      expect(/<h1.*?<\/h1>/.exec(text ?? '')?.[0]).toContain(word);
    }).toPass({ timeout: 25_000, intervals: [300] });
    await expect.poll(async () => (await page.evaluate(outcome)).taken).toBe(true);
    await expect(new Frame(page).navbar.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    // Back to English, for the next page as well.
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test.describe('signed in', () => {
  test.use({ account: 'staff' });

  for (const path of ['/', '/about', '/docs', '/profile', '/settings', '/staff']) {
    test(`${path} is rendered without the member’s data, and hydrated`, async ({ page }) => {
      await page.addInitScript(watchPage);
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) calls.length = 0;
        calls.push(new URL(request.url()).pathname);
      });
      await expect(async () => {
        const text = (await (await page.goto(path))?.text()) ?? '';
        expect(text).toContain('<div id="root" data-rendered');
        expect(text).not.toContain('staff@meridian.test');
        expect(text).not.toContain('Sign up');
      }).toPass({ timeout: 25_000, intervals: [300] });
      await expect(new Frame(page).accountButton).toBeVisible();
      await expect(new Frame(page).heading).toBeVisible();
      expect(
        await page.evaluate(() =>
          Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
        ),
      ).toBe(true);
      // The member is requested once, and again when the live connection has opened.
      const live = calls.indexOf('/api/live/events');
      const before = live < 0 ? calls : calls.slice(0, live);
      expect(before.filter((call) => call === '/api/users/me')).toHaveLength(1);
    });
  }
});

test('the renderer’s files are not served to anyone', async ({ request }) => {
  const registry = (await (await request.get('/api/registry')).json()) as {
    remotes: { name: string; version: string }[];
  };
  for (const { name, version } of registry.remotes) {
    const file = 'server/remote.js';
    expect((await request.get(`/remotes/${name}/${version}/${file}`)).status()).toBe(404);
    // Unnecessarily encoded characters are refused before any route.
    for (const [files, status] of [
      ['files', 404],
      ['%66iles', 400],
      ['./files', 404],
      ['%2e/%66%69les', 400],
    ] as const) {
      const answer = await request.get(`/api/registry/${files}/${name}/${version}?path=${file}`);
      expect(answer.status(), files).toBe(status);
    }
  }
  expect(registry.remotes.length).toBeGreaterThan(0);
});
