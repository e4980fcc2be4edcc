import type { Locator, Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = 30): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${target}`);
}

const hasFocusInside = (place: Locator) =>
  place.evaluate((element) => element.contains(document.activeElement));

test('the first tab stop is the skip link', DAILY, async ({ page }) => {
  await page.goto('/about');
  await expect(new Frame(page).heading).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await hasFocusInside(page.getByRole('main'))).toBe(true);
});

test('a user signs in by keyboard', async ({ page }) => {
  await page.goto('/auth');
  const start = page.getByRole('button', { name: 'Continue with Email' });
  await expect(start).toBeEnabled();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('helper@meridian.test');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('boardwalk');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(new Frame(page).accountButton).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ account: 'owner' });

  test('the account menu opens, navigates and closes by keys', async ({ page }) => {
    await page.goto('/settings');
    const frame = new Frame(page);
    await expect(frame.accountButton).toBeVisible();
    await tabTo(page, frame.accountButton);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(frame.accountButton).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu).toBeVisible();
    const current = menu.locator('[role=menuitem][data-highlighted]');
    await expect(current).toHaveText('My events');
    await page.keyboard.press('ArrowDown');
    for (const next of [
      /^My properties/,
      /^My applications/,
      'My stream',
      /^Notifications/,
      'Profile',
      'Settings',
      'Dashboard',
    ]) {
      await expect(current).toHaveText(next);
      await page.keyboard.press('ArrowDown');
    }
    await expect(current).toHaveText('Users');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/users');
    await expect(frame.heading).toBeFocused();
  });

  const PAGES = [
    { path: '/', title: /^Home · / },
    { path: '/about', title: /^About · / },
    { path: '/terms', title: /^Terms · / },
    { path: '/privacy', title: /^Privacy · / },
    { path: '/docs/roleplay', title: /^Roleplay · / },
    { path: '/docs/conduct', title: /^Conduct · / },
    { path: '/news', title: /^News · / },
    { path: '/news/courthouse-reopens-after-the-flood', title: /^Courthouse reopens after the flood · / },
    { path: '/news/create', title: /^New article · / },
    { path: '/news/desk', title: /^Newsroom · / },
    { path: '/streaming', title: /^Live · |^Streaming · / },
    { path: '/zustand-demo', title: /^Zustand demo · /i },
    { path: '/profile', title: /^Profile · / },
    { path: '/settings', title: /^Settings · / },
    { path: '/notifications', title: /^Notifications · / },
    { path: '/staff', title: /^Staff · / },
    { path: '/users', title: /^Users · / },
    { path: '/admin/game-server', title: /^Game server · / },
    { path: '/welcome', title: /^Welcome to Meridian · / },
    { path: '/no/such/page', title: /^Page not found · / },
  ];

  test('after each navigation the heading has the focus and the tab its name', async ({ page }) => {
    await page.goto('/docs');
    const frame = new Frame(page);
    await expect(frame.heading).toBeVisible();
    for (const { path, title } of PAGES) {
      await frame.visit(path);
      await expect(page).toHaveTitle(title);
      await expect(frame.heading).toHaveCount(1);
      await expect(frame.heading, path).toBeFocused();
    }
  });

  test('a page that the browser itself has loaded doesn’t move the focus', async ({ page }) => {
    await page.goto('/settings');
    await expect(new Frame(page).heading).toBeVisible();
    await expect(new Frame(page).heading).not.toBeFocused();
  });

  test('typing into the search of members keeps the focus in it', async ({ page }) => {
    await page.goto('/settings');
    const frame = new Frame(page);
    await expect(frame.heading).toBeVisible();
    await frame.visit('/users');
    await expect(frame.heading).toBeFocused();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.focus();
    await page.keyboard.type('kiri');
    await expect(page).toHaveURL(/search=kiri/);
    await expect(page.getByText('1 member', { exact: true })).toBeVisible();
    await expect(search).toBeFocused();
  });

  test('a menu that was opened while the page was loading stays open', async ({ page }) => {
    const frame = new Frame(page);
    let arrive = () => {};
    const held = new Promise<void>((done) => {
      arrive = done;
    });
    await page.goto('/settings');
    await expect(frame.heading).toBeVisible();
    await page.route('**/remotes/home/**/*.js*', async (route) => {
      await held;
      await route.continue();
    });
    await frame.follow('/about');
    const menu = await frame.openAccountMenu();
    arrive();
    await expect(page).toHaveTitle(/^About · /);
    await expect(frame.heading).toBeVisible();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('dialogs trap the focus and restore it', async ({ page }) => {
    await page.goto('/users?search=demo-zadie');
    const manage = page.getByRole('button', { name: 'Actions for Zadie Underhill' });
    await manage.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Manage roles' });
    await expect(item).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(item).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: /^Roles of / });
    await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocusInside(drawer)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(manage).toBeFocused();
  });
});

test('the side menu traps the focus, closes with Escape and restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const frame = new Frame(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(frame.sideMenu).toBeVisible();
  await expect.poll(() => hasFocusInside(frame.sideMenu)).toBe(true);
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocusInside(frame.sideMenu)).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocusInside(frame.sideMenu)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(frame.sideMenu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the focused element is visible', async ({ page }) => {
  await page.goto('/');
  await expect(new Frame(page).heading).toBeVisible();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, wide: Number.parseFloat(outlineWidth) >= 1 };
    });
    expect(outline).toEqual({ outlineStyle: expect.not.stringMatching('none'), wide: true });
  }
});
