import { startDemoGame } from '@boardwalk/dev/site';
import type { Page } from '@playwright/test';
import { SITE_ORIGIN } from '../fixtures/addresses.ts';
import { DAILY } from '../fixtures/daily.ts';
import { MOVING } from '../fixtures/moving.ts';
import { expect, test } from '../fixtures/test.ts';
import type { AccountName } from '../pages/account.ts';
import { Frame } from '../pages/frame.ts';

test.use({ contextOptions: MOVING });

/** The home page as rendered by the browser: the server doesn't render addresses with a query. */
const CLIENT_RENDERED_PATH = '/?here';

const strip = (page: Page) => page.getByRole('region', { name: 'Community feed' });
const members = (page: Page) =>
  page.locator('dl > div').filter({ hasText: 'Community Members' }).locator('dd');

for (const account of ['owner', 'admin', 'staff', 'helper'] satisfies AccountName[]) {
  test.describe(account, () => {
    test.use({ account });

    test(`${account} sees the community strip`, account === 'staff' ? DAILY : {}, async ({ page }) => {
      await page.goto('/');
      await expect(strip(page).getByRole('article')).not.toHaveCount(0);
      const pinned = strip(page).getByRole('article').filter({ hasText: 'Pinned' });
      expect(await pinned.count()).toBeLessThanOrEqual(3);
    });
  });
}

for (const account of ['member', 'editor'] satisfies AccountName[]) {
  test.describe(account, () => {
    test.use({ account });

    test(
      `${account} sees no community strip, and their page never requests it`,
      account === 'member' ? DAILY : {},
      async ({ page }) => {
        const calls: string[] = [];
        page.on('request', (request) => calls.push(new URL(request.url()).pathname));
        const known = page.waitForResponse('**/api/users/me');
        await page.goto('/');
        expect((await known).status()).toBe(200);
        await expect(members(page)).toHaveText(/^\d+\+$/);
        await expect(strip(page)).toHaveCount(0);
        expect(calls).not.toContain('/api/feed');
      },
    );
  });
}

test('a visitor sees what is live and the next events, rendered by the server', DAILY, async ({ page }) => {
  const text = await (await page.request.get('/')).text();
  expect(text).toContain('What is happening now.');
  await page.goto('/');
  const tonight = page.getByRole('region', { name: 'What is happening now.' });
  await expect(tonight.getByRole('link', { name: 'Commodore Pike' })).toHaveAttribute('href', '/streaming');
  await expect(tonight.getByRole('list', { name: 'Next events' }).getByRole('link')).toHaveCount(2);
  await expect(tonight.getByText('Online now')).toHaveCount(0);
});

test.describe('a member on the whitelist', () => {
  test.use({ account: 'member' });

  test('connects from the home page, and opens what waits for them, by keyboard', DAILY, async ({ page }) => {
    const played = startDemoGame({ url: SITE_ORIGIN, log: (line) => console.info(line) });
    try {
      await page.goto('/');
      await expect(new Frame(page).heading).toHaveText('Welcome back, Nora Halloran');
      await expect(page.getByRole('link', { name: 'Connect', exact: true })).toHaveAttribute(
        'href',
        /^fivem:\/\/connect\//,
      );
      await expect(page.getByRole('button', { name: 'Copy game server address' })).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Play today' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 3, name: 'Framework' })).toHaveCount(0);
      const first = page.getByRole('region', { name: 'For you' }).getByRole('link').first();
      const target = await first.getAttribute('href');
      await first.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === target);
    } finally {
      played.stop();
    }
  });

  test('opens a district from the map by keyboard, on Home and in the docs', async ({ page }) => {
    for (const [path, map] of [
      ['/', 'Places on the map'],
      ['/docs/districts', 'Districts on the map'],
    ] as const) {
      await page.goto(path);
      const district = page
        .getByRole('list', { name: map })
        .getByRole('link', { name: 'Ropewalk', exact: true });
      await district.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(
        (url) => url.pathname === '/real-estate' && url.searchParams.get('district') === 'ropewalk',
      );
    }
  });

  test('sees the lead article, the next auction and who is online', async ({ page }) => {
    await page.goto('/');
    const tonight = page.getByRole('region', { name: 'What is happening now.' });
    await expect(tonight.getByRole('heading', { name: 'Online now' })).toBeVisible();
    await expect(tonight.locator('a[href^="/members/"]')).not.toHaveCount(0);
    await expect(tonight.getByText(/^Auction ends/)).toBeVisible();
    await tonight.getByRole('link', { name: 'Commodore Pike' }).click();
    await page.waitForURL((url) => url.pathname === '/stream/evander');
  });
});

test.describe('the community strip after a failure', () => {
  test.use({ account: 'staff' });

  test('shows an error, and "Try again" loads it', async ({ page, expectErrors }) => {
    expectErrors(/status of 500 .*\/api\/feed/);
    let failures = 2;
    await page.route('**/api/feed*', (route) =>
      failures-- > 0 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/');
    const box = page.getByRole('main').filter({ hasText: 'Unable to load user data' });
    await expect(box.getByText('Unable to load user data')).toBeVisible();
    await expect(box.getByText('Server error. Please try again later.')).toBeVisible();
    await expect(new Frame(page).notices).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(strip(page).getByRole('article')).not.toHaveCount(0);
    await expect(page.getByText('Unable to load user data')).toHaveCount(0);
  });
});

test('a failed count of members shows 0, without a notice', async ({ page, expectErrors }) => {
  expectErrors(/status of 500 .*\/api\/users\/count/);
  await page.route('**/api/users/count', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(CLIENT_RENDERED_PATH);
  await expect(members(page)).toHaveText('0+');
  await expect(new Frame(page).notices).toHaveCount(0);
});

test('the count of members shows "Loading..." until it arrives', DAILY, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/users/count', async (route) => {
    await held;
    await route.fulfill({ json: { count: 1234 } });
  });
  await page.goto(CLIENT_RENDERED_PATH);
  await expect(members(page)).toHaveText('Loading...');
  release();
  await expect(members(page)).toHaveText('1,234+');
});

test('a member whose page loads late sees "Loading..." meanwhile', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/remotes/home/**/remote-entry.js*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(CLIENT_RENDERED_PATH, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  release();
  await expect(new Frame(page).heading).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the home page doesn’t shift while it loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) (window as unknown as { shifts: number[] }).shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect(new Frame(page).heading).toBeVisible();
    await expect(page.getByText(/^Updated/)).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    await expect(page.locator('dl dd').first()).toHaveText(/\d\+/);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  });
}
