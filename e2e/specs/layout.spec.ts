import { arriveAt } from '../fixtures/arrive.ts';
import { PLACES, titleOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const WIDTHS = [320, 390, 768, 1280, 1920, 2560];

for (const place of PLACES) {
  test.describe(() => {
    test.use({ account: place.account });

    test(`${titleOf(place)} fits every width: ${place.ready}`, async ({ page, expectErrors }) => {
      if (place.missing) expectErrors(/status of 404/);
      await page.setViewportSize({ width: 320, height: 800 });
      await arriveAt(page, place);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        // The body clips what sticks out, so each element is asked, not only the page.
        const measured = await page.evaluate(() => {
          const clips = (element: Element | null): boolean =>
            element !== null &&
            element !== document.body &&
            (getComputedStyle(element).overflowX !== 'visible' ||
              getComputedStyle(element).position === 'fixed' ||
              clips(element.parentElement));
          const seen = window.innerWidth;
          return {
            page: document.documentElement.scrollWidth - seen,
            sticksOut: [...document.querySelectorAll('body *')]
              .filter((element) => {
                const { right, width, height } = element.getBoundingClientRect();
                return right > seen + 1 && width > 1 && height > 1 && !clips(element);
              })
              .map((element) => element.outerHTML.slice(0, 120)),
          };
        });
        expect(measured, `${width} px`).toEqual({ page: 0, sticksOut: [] });
      }
    });
  });
}

test('every picture reserves its place', async ({ page }) => {
  for (const place of PLACES.filter(({ account }) => !account).slice(0, 6)) {
    await arriveAt(page, place);
    const without = await page
      .locator('img:not([width]), img:not([height])')
      .evaluateAll((found) => found.map((image) => image.outerHTML));
    expect(without, place.path).toEqual([]);
  }
});

for (const width of [390, 1280]) {
  test(`nothing on the home page moves while it arrives, at ${width} px`, async ({ page }) => {
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
    await expect(page.getByText(/^Measured/)).toBeVisible();
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
