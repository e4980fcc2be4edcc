import type { Page } from '@playwright/test';
import { arriveAt } from '../fixtures/arrive.ts';
import { PAGES, type Place, titleOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { translatePage } from '../fixtures/translate-page.ts';

/** Maximum number of buttons that are pressed on one page, and in one dialog. */
const MAX_BUTTONS = 20;
const REFUSAL = {
  type: 'VALIDATION',
  message: 'This journey refuses everything.',
  details: { code: 'INPUT_INVALID', fields: [] },
};

/** Requests that pages send without an action. */
const BACKGROUND = /^\/api\/(reports|live|notifications\/(read|seen))/;

/** Refuses every change, so that all buttons of a page can be pressed in turn. */
class RefusedChanges {
  readonly #sent: string[] = [];

  async begin(page: Page): Promise<void> {
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' || BACKGROUND.test(pathname)) return route.fallback();
      this.#sent.push(`${request.method()} ${pathname}`);
      return route.fulfill({ status: 400, json: REFUSAL });
    });
  }

  /** Returns the requests since the last call that were sent more than once. */
  takeRepeated(): string[] {
    const sent = this.#sent.splice(0);
    return sent.filter((request, index) => sent.indexOf(request) !== index);
  }
}

/** Waits until React has rendered what a press has changed. */
const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );

async function press(page: Page, root: string, index: number): Promise<boolean> {
  const pressed = await page.evaluate(
    ([selector, at]) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${selector} button`)].filter(
        (button) => button.checkVisibility() && !button.disabled,
      );
      const button = buttons[at];
      button?.click();
      return button !== undefined;
    },
    [root, index] as const,
  );
  if (pressed) await rendered(page).catch((error: Error) => leftPage(page, error));
  return pressed;
}

/** Waits for the page that a button leads to, such as the identity provider's. @throws any other error. */
async function leftPage(page: Page, error: Error): Promise<void> {
  if (!error.message.includes('Execution context was destroyed')) throw error;
  await page.waitForLoadState();
}

async function arriveTranslated(page: Page, place: Place): Promise<string> {
  await arriveAt(page, place);
  await translatePage(page);
  return page.url();
}

/** Excludes the demo of the store, whose buttons end the session that tests share. */
for (const place of PAGES.filter(({ path }) => path !== '/zustand-demo'))
  test.describe(() => {
    test.use({ account: place.account });

    test(`${titleOf(place)}: every button and form works in a translated page: ${place.ready}`, async ({
      page,
      expectErrors,
    }) => {
      test.slow();
      // Refused changes, and players of other sites, which aren't reachable in tests.
      expectErrors(/status of 400|net::ERR_|Content Security Policy/);
      // When the translator runs before React has hydrated a part of the page, React renders that part again.
      expectErrors(/Minified React error #418/);
      page.on('dialog', (dialog) => dialog.accept());
      const changes = new RefusedChanges();
      await changes.begin(page);
      const address = await arriveTranslated(page, place);
      const dialog = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true });
      for (let index = 0; index < MAX_BUTTONS && (await press(page, 'main', index)); index += 1) {
        expect(changes.takeRepeated()).toEqual([]);
        if (await dialog.count()) {
          for (let inner = 0; inner < MAX_BUTTONS && (await dialog.count()); inner += 1) {
            if (!(await press(page, ':is([role=dialog], [role=alertdialog])', inner))) break;
            expect(changes.takeRepeated()).toEqual([]);
          }
        }
        for (let turn = 0; turn < 3 && (await dialog.count()); turn += 1) {
          await page.keyboard.press('Escape');
          await rendered(page);
        }
        await expect(page.locator('h1')).toHaveCount(1);
        if ((await dialog.count()) || new URL(page.url()).pathname !== new URL(address).pathname)
          await arriveTranslated(page, place);
      }
    });
  });
