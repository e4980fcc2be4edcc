import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { MOVING } from '../fixtures/moving.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.use({ contextOptions: MOVING });

const NIGHT = 'rgb(11, 15, 26)';
const MORNING = 'rgb(246, 243, 236)';

const shown = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }));
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('ui-storage') ?? 'null'));

test('the toggle switches the theme, and nothing else of the store is stored', DAILY, async ({ page }) => {
  await page.goto('/');
  await expect(new Frame(page).heading).toBeVisible();
  expect(await shown(page)).toEqual({ theme: 'dark', ground: NIGHT });
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(() => shown(page)).toEqual({ theme: 'light', ground: MORNING });
  expect((await stored(page)).state).toEqual({ theme: 'light' });
  await page.reload();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(() => shown(page)).toEqual({ theme: 'dark', ground: NIGHT });
  expect((await stored(page)).state).toEqual({ theme: 'dark' });
});

test('opening the side menu stores nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = await new Frame(page).openSideMenu();
  await menu.getByRole('button', { name: /^Switch to/ }).click();
  expect((await stored(page)).state).toEqual({ theme: 'light' });
});

test('without a choice the theme follows the system', DAILY, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(new Frame(page).heading).toBeVisible();
  expect(await shown(page)).toEqual({ theme: 'light', ground: MORNING });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shown(page)).toEqual({ theme: 'dark', ground: NIGHT });
});

test('covers are dimmed in the dark theme only', async ({ pageOf }) => {
  const page = await pageOf('member');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/news');
  const cover = page.getByRole('main').locator('img[srcset*="/api/media/"]').first();
  await expect(cover).toHaveCSS('filter', 'brightness(0.82) saturate(0.9)');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(cover).toHaveCSS('filter', 'none');
});

const FIRST_FRAMES = [
  { kept: 'dark', system: 'light', theme: 'dark', ground: NIGHT },
  { kept: 'light', system: 'dark', theme: 'light', ground: MORNING },
  { kept: 'system', system: 'dark', theme: 'dark', ground: NIGHT },
  { kept: 'system', system: 'light', theme: 'light', ground: MORNING },
  { kept: null, system: 'dark', theme: 'dark', ground: NIGHT },
  { kept: null, system: 'light', theme: 'light', ground: MORNING },
] as const;

for (const { kept, system, theme, ground } of FIRST_FRAMES) {
  test(
    `the first frame has the right theme: stored ${kept}, system ${system}`,
    system === 'light' ? DAILY : {},
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((choice) => {
        if (choice)
          localStorage.setItem('ui-storage', JSON.stringify({ state: { theme: choice }, version: 0 }));
      }, kept);
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/assets/main.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('#root')).toBeAttached();
      // The style sheet delays the first frame.
      await expect.poll(() => shown(page)).toEqual({ theme, ground });
      release();
      await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
      await expect(new Frame(page).heading).toBeVisible();
      expect(await shown(page)).toEqual({ theme, ground });
    },
  );
}

test.describe('signed in', () => {
  test.use({ account: 'member' });

  test('the settings offer the same choice, and the system’s theme as a third', async ({ page }) => {
    await page.goto('/settings');
    const choice = page.getByLabel('Theme', { exact: true });
    await expect(choice).toHaveValue('system');
    await choice.selectOption('light');
    await expect.poll(() => shown(page)).toEqual({ theme: 'light', ground: MORNING });
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(choice).toHaveValue('dark');
    await choice.selectOption('system');
    expect((await stored(page)).state).toEqual({ theme: 'system' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => shown(page)).toEqual({ theme: 'light', ground: MORNING });
  });

  test('a second tab has the theme, and nothing else of the store', async ({
    page,
    context,
    consoleWatch,
  }) => {
    await page.goto('/zustand-demo');
    await page.getByRole('button', { name: 'light', exact: true }).click();
    await page.getByRole('button', { name: 'sidebarOpen: false' }).click();
    await page.getByRole('button', { name: 'Add' }).click();
    const state = (tab: Page) => tab.getByLabel('State of the store');
    await expect(state(page)).toContainText('"sidebarOpen": true');
    const second = await context.newPage();
    consoleWatch.watch(second);
    await second.goto('/zustand-demo');
    await expect(state(second)).toContainText('"theme": "light"');
    await expect(state(second)).toContainText('"sidebarOpen": false');
    await expect(state(second)).toContainText('"toasts": []');
    expect(await shown(second)).toEqual({ theme: 'light', ground: MORNING });
  });
});
