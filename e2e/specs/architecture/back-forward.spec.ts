import { BROWSER_FLAGS, findBrowser } from '@boardwalk/dev/browser';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { AccountName } from '../../pages/account.ts';
import { Frame } from '../../pages/frame.ts';

// Playwright's own flags disable the back-forward cache, which is tested here.
test.use({
  launchOptions: {
    executablePath: findBrowser(() => {}),
    args: ['--headless', ...BROWSER_FLAGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const NEWS = '/api/live/events?';
/** An address of the site that is no page of the application. */
const ELSEWHERE = '/site.webmanifest';

/** Navigates to another document and back. @returns why the page was not restored from the cache, or null. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<unknown>): Promise<unknown> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(ELSEWHERE, { waitUntil: 'commit' });
  await meanwhile?.();
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname !== ELSEWHERE, { waitUntil: 'commit' });
  return page.evaluate(() => {
    if ((window as unknown as { persisted?: boolean }).persisted) return null;
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: object;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? 'it was loaded again');
  });
}

const ROUTES: Record<string, { account?: AccountName; paths: string[] }> = {
  'a visitor': {
    paths: ['/', '/about', '/docs', '/docs/roleplay', '/streaming', '/terms', '/privacy', '/auth'],
  },
  'a member': {
    account: 'member',
    paths: [
      '/',
      '/about',
      '/docs',
      '/profile',
      '/settings',
      '/zustand-demo',
      '/users',
      '/welcome',
      '/news',
      '/news/courthouse-reopens-after-the-flood',
    ],
  },
  'an author': { account: 'author', paths: ['/news/desk', '/news/create'] },
  'an owner': { account: 'owner', paths: ['/users', '/staff', '/admin/releases', '/admin/game-server'] },
};

for (const [who, { account, paths }] of Object.entries(ROUTES)) {
  test.describe(() => {
    test.use({ account });

    test(`every page of ${who} is restored from the back-forward cache`, async ({ page }) => {
      test.slow();
      const forgotten: Record<string, unknown> = {};
      for (const path of paths) {
        // An open connection prevents caching, so the test waits for it.
        const news = page.waitForResponse((answer) => answer.url().includes(NEWS));
        await page.goto(path);
        await news;
        forgotten[path] = await leaveAndReturn(page);
      }
      test.info().annotations.push({ type: 'back-forward', description: JSON.stringify(forgotten) });
      expect(forgotten).toEqual(Object.fromEntries(paths.map((path) => [path, null])));
    });
  });
}

test('a restored page receives release updates again', async ({ page }) => {
  const isNews = (answer: { url(): string }) => answer.url().includes(NEWS);
  const first = page.waitForResponse(isNews);
  await page.goto('/about');
  await first;
  const second = page.waitForResponse(isNews);
  expect(await leaveAndReturn(page)).toBeNull();
  await second;
});

test('a restored page has the theme that was chosen meanwhile', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const back = await leaveAndReturn(page, () =>
    page.evaluate(() => localStorage.setItem('ui-storage', '{"state":{"theme":"light"},"version":0}')),
  );
  expect(back).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a member’s page that is restored after they signed out shows none of their data', async ({
  page,
  signUp,
  context,
  consoleWatch,
}) => {
  const account = await signUp();
  await page.goto('/profile');
  await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue(account.name);
  const back = await leaveAndReturn(page, async () => {
    const other = await context.newPage();
    consoleWatch.watch(other);
    await other.goto('/');
    await new Frame(other).openAccountMenu();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(other.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });
  expect(back).toBeNull();
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/auth');
  await expect(page.getByText(account.email)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
