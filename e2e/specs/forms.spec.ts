import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

// Several people take part, each in a separate browser context.
test.slow();

test(
  'a new member writes an application on two devices, and two of the staff open it',
  DAILY,
  async ({ page, browser, signUp, pageOf, expectErrors }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|status of 409/);
    const applicant = await signUp();
    await page.goto('/forms/staff-application');
    await page.getByRole('button', { name: 'Start application' }).click();
    const answers = page.getByRole('textbox');
    await expect(page.getByText(/^0 of \d+ answered/)).toBeVisible();
    await page.context().setOffline(true);
    await answers.first().fill('I know the harbour, and the people in it, by their names.');
    await expect(page.getByText(/^No connection/)).toBeVisible({ timeout: 15_000 });
    await page.context().setOffline(false);
    await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 15_000 });

    const desktop = await browser.newContext({ storageState: await page.context().storageState() });
    const other = await desktop.newPage();
    await other.goto('/forms/staff-application');
    await expect(other.getByRole('textbox').first()).toHaveValue(/^I know the harbour/);
    await other.getByRole('button', { name: 'Submit' }).click();
    await expect(other.getByRole('group', { name: /need.* attention/ })).toBeFocused();
    await desktop.close();
    expect(applicant).toBeTruthy();

    const staff = await pageOf('staff');
    await staff.goto('/forms/review?search=idris');
    await staff.getByRole('link', { name: 'Idris Lowell' }).click();
    await staff.getByRole('button', { name: 'Claim', exact: true }).click();
    await expect(staff.getByText(/^You are reviewing this application/)).toBeVisible();
    const second = await pageOf('moderator');
    await second.goto(staff.url());
    await expect(second.getByText(/is reviewing this application\. The claim ends/)).toBeVisible();
    await expect(second.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(0);

    // The decision can be undone until the applicant is notified.
    await staff.keyboard.press('d');
    const why = staff.getByRole('dialog', { name: 'Deny Idris Lowell?' });
    await expect(why.getByRole('button', { name: 'Deny' })).toBeDisabled();
    await why.getByRole('textbox').fill('Tell us more about the second night.');
    await why.getByRole('button', { name: 'Deny' }).click();
    await expect(staff.getByText('The applicant hasn’t been notified yet.')).toBeVisible();
    await staff.getByRole('button', { name: /^Undo/ }).click();
    await expect(staff.getByRole('button', { name: 'Approve' })).toBeVisible();
    await staff.getByRole('button', { name: 'Release claim' }).click();
  },
);

test.describe('a form that was changed by another editor', () => {
  test.use({ account: 'owner' });

  test('is saved over that change after a confirmation', async ({ page, callAs, expectErrors }) => {
    expectErrors(/status of 409 /);
    const title = `Dock watch ${Date.now().toString(36)}`;
    const begun = await (await callAs('owner', 'POST', '/api/forms', { title })).json();
    await page.goto(`/forms/manage/${begun.id}`);
    const summary = page.getByLabel('Summary');
    await summary.fill('Written here.');
    const { slug, kind, definition, settings, version } = begun;
    const theirs = { title, slug, summary: 'Written there.', kind, definition, settings, version };
    await expect(await callAs('owner', 'PUT', `/api/forms/${begun.id}`, theirs)).toBeOK();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Keep mine and save' }).click();
    await expect(new Frame(page).toasts).toHaveText('Form saved');
    await expect(page.getByText('This form was changed somewhere else')).toHaveCount(0);
    await page.reload();
    await expect(summary).toHaveValue('Written here.');
  });
});

test.describe('by keyboard only', () => {
  test.use({ account: 'owner' });

  test('a form is built, ordered, saved and published', async ({ page }) => {
    const title = `Ferry crew ${Date.now().toString(36)}`;
    await page.goto('/forms/manage');
    await page.getByRole('button', { name: 'New form' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Title').pressSequentially(title);
    await page.keyboard.press('Enter');
    await expect(new Frame(page).heading).toHaveText(title);
    for (const type of ['Short text', 'Consent']) {
      await page.getByRole('button', { name: 'Add field' }).press('Enter');
      await choose(page, type);
      const question = page.getByRole('list', { name: 'Fields' }).getByRole('textbox', { name: /^Question/ });
      await question.fill(type === 'Consent' ? 'I can swim' : 'Your name');
    }
    const rows = page.getByRole('list', { name: 'Fields' }).getByRole('listitem');
    await page.getByRole('button', { name: /^Move I can swim: Alt/ }).press('Alt+ArrowUp');
    await expect(rows.first()).toContainText('I can swim');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(new Frame(page).toasts).toHaveText('Form saved');
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(page.getByText('Version 1 is published.', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await choose(page, 'Close for new applications');
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  });
});

/** Chooses an item of the open menu by its first letters. The menu handles keys once it has the focus. */
async function choose(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect(page.getByRole('menu').filter({ has: item })).toBeFocused();
  // On a slow machine the menu treats letters as separate: it forgets them after a third of a second.
  await expect(async () => {
    await page.keyboard.type(name.slice(0, 4));
    await expect(item).toHaveAttribute('data-highlighted', '', { timeout: 500 });
  }).toPass({ intervals: [500] });
  await page.keyboard.press('Enter');
}
