import { BROWSER_FLAGS, findHeadlessBrowser } from '@boardwalk/dev/browser';
import { arriveAt } from '../fixtures/arrive.ts';
import { PHONE } from '../fixtures/axe.ts';
import { PAGES, titleOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

// The browser's own setting: unlike the font size of an element, it affects the breakpoints of the style sheets.
test.use({
  launchOptions: {
    executablePath: findHeadlessBrowser(() => {}),
    args: ['--headless', ...BROWSER_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

for (const place of PAGES)
  test.describe(() => {
    test.use({ account: place.account });

    test(`${titleOf(place)} is no wider than the window with text at 200 %: ${place.ready}`, async ({
      page,
    }) => {
      await arriveAt(page, place);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of [PHONE.width, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`)
          .toBe(0);
      }
    });
  });
