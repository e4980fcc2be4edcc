import { blockStorage } from '../fixtures/block-storage.ts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.beforeEach(({ page }) => blockStorage(page));

for (const path of ['/', '/streaming'])
  test(
    `${path} works in a browser that blocks cookies and site data`,
    path === '/' ? DAILY : {},
    async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading').first()).toBeVisible();
      await new Frame(page).navbar.getByRole('link', { name: 'About' }).click();
      await page.waitForURL((url) => url.pathname === '/about');
      await expect(main.getByRole('heading').first()).toBeVisible();
      await expect(new Frame(page).notices).toHaveCount(0);
    },
  );

// The pages of members redirect to the sign-in page.
for (const path of ['/auth', '/register', '/news', '/events'])
  test(`${path} names the cookies that logging in needs`, path === '/auth' ? DAILY : {}, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('Logging in needs cookies');
    await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeDisabled();
  });

test('the theme can be changed when nothing can be stored', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a page whose scripts cannot start shows an error', async ({ page, expectErrors }) => {
  expectErrors(/uncaught: .*/, /SecurityError/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.getElementById('root')?.remove());
  });
  await page.goto('/news', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('This page could not start');
});
