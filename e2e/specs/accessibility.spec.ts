import { DESK, expectNoViolations, PHONE } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { Frame } from '../pages/frame.ts';
import { Members } from '../pages/members.ts';
import { Notifications } from '../pages/notifications.ts';

// places.spec.ts checks the pages themselves; these journeys check overlays.

test('the side menu of a visitor has no axe violations', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await new Frame(page).openSideMenu();
  await expectNoViolations(page, [PHONE]);
});

test('an error screen has no axe violations', async ({ page, expectErrors, serveStall }) => {
  expectErrors(/The plank is loose/);
  await serveStall('home', () => () => {
    throw new Error('The plank is loose');
  });
  await page.goto('/');
  await expect(page.getByText('The plank is loose')).toBeVisible();
  await expectNoViolations(page);
});

test.describe('an owner', () => {
  test.use({ account: 'owner' });

  test('the account menu has no axe violations', async ({ page }) => {
    await page.goto('/settings');
    const frame = new Frame(page);
    await expect(frame.heading).toBeVisible();
    await frame.openAccountMenu();
    await expectNoViolations(page, [DESK]);
  });

  for (const size of [DESK, PHONE]) {
    test(`the bell at ${size.width} px, with notifications and without, has no axe violations`, async ({
      page,
    }) => {
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

  test('the side menu has no axe violations', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/settings');
    await new Frame(page).openSideMenu();
    await expectNoViolations(page, [PHONE]);
  });

  test('the drawer of roles, and its confirmation, have no axe violations', async ({ page }) => {
    const members = new Members(page);
    await members.openRolesOf('auth0|demo-milo.c');
    await expectNoViolations(page);
    await members.drawer.getByRole('button', { name: 'Remove WHITELISTED' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoViolations(page);
  });

  test('the picture library, and the details of a picture, have no axe violations', async ({ page }) => {
    const editor = new ArticleEditor(page);
    await editor.create();
    await editor.openSettings();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Choose a cover' }).click();
    const describe = page.getByRole('dialog').getByRole('button', { name: /^About this picture/ });
    await expect(describe.first()).toBeVisible();
    await expectNoViolations(page);
    await describe.first().click();
    await expect(page.getByRole('slider', { name: 'Focal point' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('the menu of further tools, the checklist, and its missing items have no axe violations', async ({
    page,
  }) => {
    const editor = new ArticleEditor(page);
    await page.setViewportSize(PHONE);
    await editor.create();
    await page.getByRole('button', { name: 'More tools' }).click();
    await expect(page.getByRole('menuitem', { name: 'Table' })).toBeVisible();
    await expectNoViolations(page, [PHONE]);
    await page.keyboard.press('Escape');
    await editor.choose('Checklist');
    await expect(page.getByRole('dialog', { name: 'Checklist' })).toContainText('Needed before publishing');
    await expectNoViolations(page, [PHONE]);
    await page.keyboard.press('Escape');
    await editor.step('Publish').click();
    await expect(page.getByRole('group', { name: /missing$/ })).toBeFocused();
    await expectNoViolations(page, [PHONE]);
  });

  test('a modal of the store has no axe violations', async ({ page }) => {
    await page.goto('/zustand-demo');
    await page.getByRole('button', { name: 'Open a modal' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });
});

for (const kind of ['toasts', 'notices'] as const) {
  test(`the text of ${kind} has no axe violations`, async ({ page, serveStall }) => {
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
      // A toast under the pointer doesn't time out.
      await shown.hover();
      await expectNoViolations(page, [size]);
      await expect(shown).toBeVisible();
    }
  });
}
