import type { Page } from '@playwright/test';
import { arriveAt } from '../fixtures/arrive.ts';
import { DESK, EVERY_PAIR, expectNoViolations, PHONE } from '../fixtures/axe.ts';
import { DAILY } from '../fixtures/daily.ts';
import { overflowAt } from '../fixtures/overflow.ts';
import { PLACES, type Place, titleOf } from '../fixtures/places.ts';
import { REMOTES } from '../fixtures/remotes.ts';
import { expect, test } from '../fixtures/test.ts';

const WIDTHS = EVERY_PAIR ? [320, PHONE.width, 768, DESK.width, 1920, 2560] : [320, DESK.width];

const picturesWithoutSize = (page: Page) =>
  page
    .locator('img:not([width]), img:not([height])')
    .evaluateAll((found) => found.map((image) => image.outerHTML));

const firstSegment = (path: string) => path.split(/[/?]/)[1];
/** Returns the remote of a page; undefined for the pages of the shell. */
const remoteOf = ({ path }: Place) =>
  REMOTES.find(({ routes }) => routes.some((route) => firstSegment(route.path) === firstSegment(path)))?.name;
/** `npm test` checks one page of each remote and of the shell, `npm run verify` every state of every page. */
const tagsOf = (place: Place) =>
  PLACES.find((other) => remoteOf(other) === remoteOf(place)) === place ? DAILY : {};

for (const [index, place] of PLACES.entries()) {
  test.describe(() => {
    test.use({ account: place.account });

    test(
      `${titleOf(place)} fits every width, and has no axe violations: ${place.ready}`,
      tagsOf(place),
      async ({ page, expectErrors }) => {
        if (place.missing) expectErrors(/status of 404/);
        await page.setViewportSize({ width: 320, height: 800 });
        await arriveAt(page, place);
        expect(await picturesWithoutSize(page)).toEqual([]);
        for (const width of WIDTHS)
          expect(await overflowAt(page, width), `${width} px`).toEqual({ page: 0, sticksOut: [] });
        if (EVERY_PAIR) await expectNoViolations(page);
        else if (index % 2 === 0) await expectNoViolations(page, [PHONE], 'dark');
        else await expectNoViolations(page, [DESK], 'light');
      },
    );
  });
}
