import { DESK, expectNoViolations, PHONE } from '../fixtures/axe.ts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const TEAM_PAGES = [
  ['Inbox', '/inbox'],
  ['Applications', '/forms/review'],
  ['Users', '/users'],
  ['Events', '/events/proposals'],
  ['Streamers', '/stream/manage'],
  ['Real estate', '/real-estate/registry'],
  ['Newsroom', '/news/desk'],
  ['Docs', '/docs'],
  ['Site', '/admin/site'],
  ['Health', '/admin/dashboard'],
] as const;

test.describe('an owner', () => {
  test.use({ account: 'owner' });

  test('finds the same bar on all pages of the team, with counts', DAILY, async ({ page }) => {
    const { teamBar, heading } = new Frame(page);
    await page.goto('/inbox');
    const links = teamBar.getByRole('link');
    await expect(links).toHaveCount(TEAM_PAGES.length);
    await expect(links.nth(0)).toHaveText(/^Inbox\d+\+?, \d+ waits?$/);
    await expect(links.nth(1)).toHaveText(/^Applications\d+\+?, \d+ waits?$/);
    for (const [index, [name, path]] of TEAM_PAGES.entries()) {
      await expect(links.nth(index)).toHaveText(new RegExp(`^${name}`));
      await links.nth(index).click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(heading).toBeVisible();
      await expect(teamBar.locator('[aria-current=page]')).toHaveText(new RegExp(`^${name}`));
    }
    await page.goto('/events');
    await expect(heading).toBeVisible();
    await expect(teamBar).toHaveCount(0);
  });

  test('reaches another page of the team by keyboard', async ({ page }) => {
    const { teamBar, heading } = new Frame(page);
    await page.goto('/users');
    await teamBar.getByRole('link', { name: /^Users/ }).focus();
    await page.keyboard.press('Tab');
    await expect(teamBar.getByRole('link', { name: 'Events' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/events/proposals');
    await expect(heading).toBeFocused();
  });

  test('has the bar on a phone within the window, with the current link in view', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { teamBar } = new Frame(page);
    await page.goto('/admin/dashboard');
    await expect(teamBar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectNoViolations(page, [PHONE, DESK]);
  });

  test('finds the account, its counts and the theme in the bar of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const frame = new Frame(page);
    await page.goto('/about');
    await expect(frame.tabBar.getByRole('listitem')).toHaveCount(5);
    await frame.tabBar.getByRole('link', { name: 'Homes' }).click();
    await page.waitForURL((url) => url.pathname === '/real-estate');
    await expect(frame.tabBar.locator('[aria-current=page]')).toHaveText('Homes');
    const sheet = await frame.openAccountSheet();
    await expect(sheet.getByRole('button', { name: /theme/ })).toBeVisible();
    await expectNoViolations(page, [PHONE]);
    await page.keyboard.press('Escape');
    await expect(frame.accountButton).toBeFocused();
    await frame.openAccountSheet();
    await sheet.getByRole('link', { name: 'My events' }).click();
    await page.waitForURL((url) => url.pathname === '/events/mine');
    await expect(frame.heading).toBeFocused();
  });
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('has no bar of the team', async ({ page }) => {
    const frame = new Frame(page);
    await page.goto('/users');
    await expect(frame.heading).toBeVisible();
    await expect(frame.teamBar).toHaveCount(0);
  });
});

test('a visitor on a phone gets to the sign-in page by the bar', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await new Frame(page).tabBar.getByRole('link', { name: /^You/ }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
});
