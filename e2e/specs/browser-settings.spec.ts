import type { Page } from '@playwright/test';
import { PHONE } from '../fixtures/axe.ts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/newsroom.ts';
import { ArticlePage } from '../pages/article-page.ts';
import { Search } from '../pages/search.ts';

/** Returns the computed value of a property of the first matching element. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('scrolls over a number field without changing its value', DAILY, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/events/new');
    const capacity = page.getByLabel('Capacity');
    await capacity.fill('50');
    await capacity.hover();
    const before = await page.evaluate(() => scrollY);
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(capacity).toHaveValue('50');
    await expect(capacity).toBeFocused();
  });

  test('opens the search on a Cyrillic and on a Greek keyboard', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const search = new Search(page);
    for (const key of ['л', 'κ']) {
      await page.evaluate((pressed) => {
        const press = { key: pressed, code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
      }, key);
      await expect(search.field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.dialog).toBeHidden();
    }
  });

  test('types into the search immediately after opening it', DAILY, async ({ page }) => {
    await page.goto('/about');
    const search = new Search(page);
    // The script of the search loads slowly.
    await page.route(/\/assets\/.*search.*\.js/, async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ferry');
    await expect(search.field).toBeFocused();
    await page.keyboard.type(' late');
    await expect(search.field).toHaveValue('ferry late');
  });

  test('sees their own reaction and switch in forced colors', async ({ page, newsroom }) => {
    const { slug } = await newsroom.write(newsroom.title('Lamps on the quay'), { state: 'published' });
    await page.emulateMedia({ forcedColors: 'active' });
    const reading = new ArticlePage(page);
    await reading.open(slug);
    const reaction = reading.reaction('Love');
    const groundOf = () => reaction.evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(reaction).toBeEnabled();
    const before = await groundOf();
    await reaction.click();
    await expect(reaction).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    expect(await groundOf()).not.toBe(before);

    await page.goto('/settings');
    const control = '[data-scope=switch][data-part=control]';
    await expect(page.locator(control).first()).toBeVisible();
    const thumb = '[data-scope=switch][data-part=thumb]';
    for (const state of ['checked', 'unchecked'])
      expect(await styleOf(page, `${control}[data-state=${state}]`, 'background-color')).not.toBe(
        await styleOf(page, `${thumb}[data-state=${state}]`, 'background-color'),
      );
    expect(await styleOf(page, control, 'box-shadow')).toContain('inset');
  });
});

test.describe('on a touch screen', () => {
  test.use({ account: 'member', viewport: PHONE, isMobile: true, hasTouch: true });

  for (const size of ['small', 'medium', 'large'])
    test(`fields have at least 16 px with ${size} text`, async ({ page }) => {
      await page.addInitScript((fontSize) => {
        const kept = { state: { display: { fontSize } }, version: 0 };
        localStorage.setItem('user-settings', JSON.stringify(kept));
      }, size);
      for (const path of ['/settings', '/events/new', '/real-estate', '/users', '/streaming', '/docs']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator(`html[data-font-size=${size}]`)).toBeAttached();
        const small = await page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              'input:not([type=hidden],[type=checkbox],[type=radio],[type=range],[type=file]), textarea, select, [contenteditable=true]',
            ),
          ]
            .filter((field) => field.offsetParent && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML.slice(0, 200)),
        );
        expect(small, path).toEqual([]);
      }
    });
});

test.describe('with large text', () => {
  test.use({ account: 'member' });

  for (const [width, size] of [
    [320, '150%'],
    [PHONE.width, '200%'],
    [1280, '200%'],
  ] as const)
    test(`nothing is wider than a window of ${width} px at ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/settings', '/events']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
          .toBe(0);
        await expect(page.getByRole('button', { name: 'Account menu' })).toBeInViewport({ ratio: 1 });
      }
    });
});

test('an article is printed dark on white, without controls', async ({ pageOf, newsroom }) => {
  const page = await pageOf('member');
  const { slug } = await newsroom.write(newsroom.title('Tide tables'), { state: 'published' });
  await new ArticlePage(page).open(slug);
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html[data-theme=light]')).toBeAttached();
  expect(await styleOf(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByText('It rained on the pier.')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
});
