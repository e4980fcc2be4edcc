import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arriveAt } from '../fixtures/arrive.ts';
import { PLACES, titleOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { Members } from '../pages/members.ts';
import { Notifications } from '../pages/notifications.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** What alone depends on the theme: themes are colours, and the rest of the page is the same in both. */
const COLOUR_RULES: string[] = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong, short enough to be read in a failure. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // What is fading in has the colours of neither state.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  // Without frames of other origins there is nothing to put together in a page of its own.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

/** In both themes, on a phone and at a desk. */
async function expectNoViolations(page: Page, sizes = [DESK, PHONE]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const [colorScheme, rules] of [
      ['dark', undefined],
      ['light', COLOUR_RULES],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
      expect(await violations(page, rules), `${colorScheme} at ${size.width} px`).toEqual([]);
    }
  }
}

for (const place of PLACES) {
  test.describe(() => {
    test.use({ account: place.account });

    test(`${titleOf(place)} can be used by everybody: ${place.ready}`, async ({ page, expectErrors }) => {
      if (place.missing) expectErrors(/status of 404/);
      await arriveAt(page, place);
      await expectNoViolations(page);
    });
  });
}

test('the side menu of a visitor', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await new Frame(page).openSideMenu();
  await expectNoViolations(page, [PHONE]);
});

test('an error screen', async ({ page, expectErrors, serveStall }) => {
  expectErrors(/The plank is loose/);
  await serveStall('home', () => () => {
    throw new Error('The plank is loose');
  });
  await page.goto('/');
  await expect(page.getByText('The plank is loose')).toBeVisible();
  await expectNoViolations(page);
});

test.describe('what an owner opens', () => {
  test.use({ account: 'owner' });

  test('the account menu', async ({ page }) => {
    await page.goto('/settings');
    await new Frame(page).openAccountMenu();
    await expectNoViolations(page, [DESK]);
  });

  for (const size of [DESK, PHONE]) {
    test(`the bell at ${size.width} px, with something on it and with nothing`, async ({ page }) => {
      await page.setViewportSize(size);
      const notifications = new Notifications(page);
      await page.goto('/profile');
      await notifications.open();
      await expect(notifications.peek.getByRole('status')).toHaveCount(0);
      await expectNoViolations(page, [size]);
      await notifications.answerWith([
        { title: 'The lighthouse has a leak', unread: true },
        { title: 'Rent day' },
      ]);
      await page.reload();
      await notifications.open();
      await expect(notifications.about('Rent day')).toBeVisible();
      await expectNoViolations(page, [size]);
    });
  }

  test('the side menu', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/settings');
    await new Frame(page).openSideMenu();
    await expectNoViolations(page, [PHONE]);
  });

  test('the drawer of roles, and the question in it', async ({ page }) => {
    const members = new Members(page);
    await members.openRolesOf('auth0|demo-milo.c');
    await expectNoViolations(page);
    await members.drawer.getByRole('button', { name: 'Remove WHITELISTED' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoViolations(page);
  });

  test('the library of pictures, and what it says of one', async ({ page }) => {
    await page.goto('/news/create');
    await page.getByRole('button', { name: 'Choose a cover' }).click();
    const describe = page.getByRole('dialog').getByRole('button', { name: /^About this picture/ });
    await expect(describe.first()).toBeVisible();
    await expectNoViolations(page);
    await describe.first().click();
    await expect(page.getByRole('slider', { name: 'What stays in sight' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('a modal of the store', async ({ page }) => {
    await page.goto('/zustand-demo');
    await page.getByRole('button', { name: 'Open a modal' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });
});

for (const kind of ['toasts', 'notices'] as const) {
  test(`what ${kind} say`, async ({ page, serveStall }) => {
    await serveStall(
      'home',
      ({ React, kit }) =>
        () =>
          React.createElement('section', null, [
            React.createElement('h1', { key: 'title' }, 'Stall'),
            React.createElement(
              'button',
              {
                key: 'toasts',
                onClick: () => kit.toast.add({ title: 'Saved', description: 'It is kept.', tone: 'success' }),
              },
              'toasts',
            ),
            React.createElement(
              'button',
              { key: 'notices', onClick: () => kit.notice.error('The pier is full.') },
              'notices',
            ),
          ]),
    );
    await page.goto('/');
    const shown = new Frame(page)[kind];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: kind }).click();
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      // Under the pointer it stays for as long as it takes.
      await shown.hover();
      await expectNoViolations(page, [size]);
      await expect(shown).toBeVisible();
    }
  });
}
