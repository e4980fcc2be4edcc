import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** Pages with and without a link to the page above, of several areas. */
const PAGES = ['/events', '/events/mine', '/real-estate/offers', '/stream/dashboard', '/forms', '/docs'];

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('finds the heading of each page at the same height', async ({ page }) => {
    const { heading } = new Frame(page);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      const tops = new Set<number>();
      for (const path of PAGES) {
        await page.goto(path);
        await expect(heading).toBeVisible();
        tops.add(await heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)));
      }
      expect([...tops]).toHaveLength(1);
    }
  });

  test('goes back to the page above by keyboard', async ({ page }) => {
    const { heading } = new Frame(page);
    await page.goto('/events/mine');
    await page.getByRole('link', { name: 'Back to: Events' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/events');
    await expect(heading).toBeFocused();
  });

  test('switches the views of a page by keyboard, with a URL for each', async ({ page }) => {
    await page.goto('/real-estate/offers');
    const tabs = page.getByRole('navigation', { name: 'Offers' }).getByRole('link');
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
    await tabs.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/box=sent/);
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
  });

  test('goes between its own pages of real estate by keyboard', async ({ page }) => {
    await page.goto('/real-estate/mine');
    const own = page.getByRole('navigation', { name: 'My real estate' }).getByRole('link');
    await expect(own).toHaveCount(4);
    await expect(own.first()).toHaveAttribute('aria-current', 'page');
    await own.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/real-estate/offers');
    await expect(own.nth(1)).toHaveAttribute('aria-current', 'page');
    await own.nth(3).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/real-estate/searches');
    await expect(own.nth(3)).toHaveAttribute('aria-current', 'page');
  });

  test('has tabs on a phone that scroll within the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/real-estate/mine?part=viewings');
    const current = page.getByRole('navigation', { name: 'My properties' }).locator('[aria-current=page]');
    await expect(current).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
