import type { CurrentUser } from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(field(page, 'Name')).toBeVisible();
}

/** Changes the profile in another session of the same member. */
async function changeElsewhere(page: Page, change: object): Promise<CurrentUser> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.put('/api/users/me', {
    data: change,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as CurrentUser;
}

test('a member changes their profile', DAILY, async ({ page, signUp }) => {
  const { name } = await signUp();
  await openProfile(page);
  await expect(save(page)).toBeDisabled();
  await field(page, 'Name').fill('Iris Quayle');
  await field(page, 'Handle').fill(`${name}-q`);
  await field(page, 'About you').fill('Mends lamps.');
  await field(page, 'Pronouns').fill('she/her');
  await field(page, 'Time zone').selectOption('Europe/Lisbon');
  await save(page).click();
  await expect(new Frame(page).toasts).toHaveText('Profile updated successfully');
  await expect(page.getByRole('heading', { level: 2, name: 'Iris Quayle' })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Iris Quayle');
  await expect(field(page, 'Handle')).toHaveValue(`${name}-q`);
  await expect(field(page, 'About you')).toHaveValue('Mends lamps.');
  await expect(field(page, 'Pronouns')).toHaveValue('she/her');
  await expect(field(page, 'Time zone')).toHaveValue('Europe/Lisbon');
});

test('the card follows what is typed before it is saved', async ({ page, signUp }) => {
  const { name } = await signUp();
  await openProfile(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  await field(page, 'Name').fill('Not Saved');
  await expect(preview.getByRole('heading', { level: 2, name: 'Not Saved' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'View public profile' })).toHaveAttribute(
    'href',
    `/members/${name}`,
  );
  await expect(save(page)).toBeInViewport();
});

test('a profile that was changed elsewhere is shown, and either version can be saved', async ({
  page,
  signUp,
  expectErrors,
}) => {
  expectErrors(/status of 409 /);
  await signUp();
  await openProfile(page);
  const conflict = page
    .getByRole('main')
    .getByText('Your profile was changed somewhere else', { exact: true });

  await field(page, 'Name').fill('Typed Here');
  await changeElsewhere(page, { fullName: 'Changed There', bio: 'From the other tab.' });
  await save(page).click();
  await expect(conflict).toBeVisible();
  await expect(page.getByText(/The saved profile is now Changed There/)).toBeVisible();
  await expect(page.getByText('From the other tab.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Typed Here');
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(conflict).toBeHidden();
  await expect(field(page, 'Name')).toHaveValue('Changed There');
  await expect(field(page, 'About you')).toHaveValue('From the other tab.');

  await field(page, 'Name').fill('Typed Again');
  await changeElsewhere(page, { fullName: 'Changed Again' });
  await save(page).click();
  await expect(conflict).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine and save' }).click();
  await expect(new Frame(page).toasts).toHaveText('Profile updated successfully');
  await expect(conflict).toBeHidden();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Typed Again');
});

test.describe('a refused save', () => {
  test.use({ account: 'member' });

  test.beforeEach(async ({ page }) => {
    await openProfile(page);
    await field(page, 'About you').fill('Typed and kept.');
  });

  test.afterEach(async ({ page }) => {
    // After every refusal the typed text remains, and nothing was saved.
    await expect(field(page, 'About you')).toHaveValue('Typed and kept.');
    await page.reload();
    await expect(field(page, 'About you')).not.toHaveValue('Typed and kept.');
  });

  test('is shown next to its field, and in a summary that links to it', async ({ page }) => {
    await field(page, 'Handle').fill('two words');
    await save(page).click();
    await expect(field(page, 'Handle')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Handle')).toHaveAccessibleDescription(
      /^Use letters, digits, dot, dash and underscore, starting with a letter or digit\./,
    );
    const summary = page.getByRole('group', { name: '1 field needs attention' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Handle' }).click();
    await expect(field(page, 'Handle')).toBeFocused();
    await expect(field(page, 'Handle')).toHaveValue('two words');
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('is shown there as well when only the server refuses it', async ({ page, expectErrors }) => {
    expectErrors(/status of 422 /);
    await page.route('**/assets/async/contract-check.*', (route) => route.abort());
    expectErrors(/ERR_FAILED/);
    await field(page, 'Handle').fill('two words');
    await save(page).click();
    await expect(field(page, 'Handle')).toHaveAccessibleDescription(/^Use letters, digits, dot, dash/);
    await expect(page.getByRole('group', { name: '1 field needs attention' })).toBeFocused();
  });

  test('shows that the handle is taken', async ({ page, expectErrors }) => {
    expectErrors(/status of 409 /);
    await field(page, 'Handle').fill('zadie');
    await save(page).click();
    await expect(field(page, 'Handle')).toHaveAccessibleDescription(/^Someone else has this handle\./);
    await expect(field(page, 'Handle')).toHaveAttribute('aria-invalid', 'true');
    await expect(new Frame(page).notices).toHaveText(['Someone else has this handle.']);
    await expect(field(page, 'Handle')).toHaveValue('zadie');
  });

  test('without a message from the server shows that it failed', async ({ page, expectErrors }) => {
    expectErrors(/status of 500 /);
    await page.route('**/api/users/me', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await save(page).click();
    await expect(new Frame(page).notices).toHaveText(['Failed to update profile']);
  });
});

test.describe('a changed profile', () => {
  test.use({ account: 'member' });

  test('asks for confirmation before it is left', async ({ page }) => {
    await openProfile(page);
    const frame = new Frame(page);
    await field(page, 'Pronouns').fill('unsaved');
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(field(page, 'Pronouns')).toHaveValue('unsaved');
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL((url) => url.pathname === '/news');
    await expect(frame.heading).not.toHaveText('Profile');
  });
});

test.describe('a profile that can’t be loaded', () => {
  test.use({ account: 'member' });

  test('shows an error, and "Try again" loads it', async ({ page, expectErrors }) => {
    expectErrors(/status of 500 /);
    let broken = true;
    const { promise: repaired, resolve: repair } = Promise.withResolvers<void>();
    await page.route('**/api/users/me', async (route) => {
      if (broken) return route.fulfill({ status: 500, json: {} });
      await repaired;
      return route.continue();
    });
    await page.goto('/profile');
    await expect(page.getByText('Your profile could not be loaded')).toBeVisible();
    // From here on no call is answered before the tap: a part of the page that loads later sends the same call, and its response would remove the button.
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    repair();
    await expect(field(page, 'Name')).toHaveValue('Nora Halloran');
  });
});
