import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test('a banned member sees the reason in their open tab, appeals, and is unbanned when another moderator grants it', async ({
  page,
  pageOf,
  signUp,
  expectErrors,
}) => {
  test.slow();
  // The browser logs refused requests.
  expectErrors(/status of (401|403) /);
  await signUp();
  await page.goto('/news');
  const { id, fullName } = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await (await fetch('/api/users/me', { headers })).json()) as { id: string; fullName: string };
  });

  const moderator = await pageOf('moderator');
  await moderator.goto(`/users/${encodeURIComponent(id)}`);
  await expect(new Frame(moderator).heading).toHaveText(fullName);
  await moderator.getByRole('button', { name: 'Warn or punish' }).click();
  const dialog = moderator.getByRole('dialog');
  await dialog.getByLabel('Type').selectOption('ban');
  await dialog.getByLabel('How long').selectOption({ label: 'Permanent' });
  await dialog.getByLabel('Rule').selectOption('R1.1');
  await dialog.getByLabel('Reason').fill('Slurs over the radio, three times.');
  await dialog.getByRole('button', { name: 'Ban' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is banned', {
    timeout: 5_000,
  });
  await expect(page.getByText('Slurs over the radio, three times.')).toBeVisible();
  await expect(page.getByText('No racism, sexism, homophobia')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const write = await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    const answer = await fetch('/api/users/me', { method: 'PUT', headers, body: '{"bio":"Still here."}' });
    return { status: answer.status, code: (await answer.json()).details.code as string };
  });
  expect(write).toEqual({ status: 403, code: 'ACCOUNT_BANNED' });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is banned');
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('That was my brother, and he has moved out.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Another team member will review your appeal.')).toBeVisible();

  await moderator.reload();
  await expect(moderator.getByText('That was my brother')).toBeVisible();
  await expect(moderator.getByRole('button', { name: 'Grant appeal' })).toHaveCount(0);

  const staff = await pageOf('staff');
  await staff.goto(`/users/${encodeURIComponent(id)}`);
  await staff.getByRole('button', { name: 'Grant appeal' }).click();
  await staff.getByRole('dialog').getByRole('textbox').fill('We believe you.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(staff.getByText('Active', { exact: true })).toBeVisible();

  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 15_000 });
  await page.goto('/profile');
  await expect(page.getByText('Your appeal was granted.')).toBeVisible();
});

test('a moderator whose sign-in is old confirms it before a ban, and keeps the typed text', async ({
  page,
  signIn,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/status of 403 /);
  const account = await signIn('moderator');
  const details = { code: 'FRESH_SIGN_IN_NEEDED' };
  const refusal = { message: 'You signed in a while ago.', type: 'AUTHORIZATION', status: 403, details };
  await page.route('**/punishments', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
  );
  await page.goto('/users/auth0%7Cdemo-theo');
  await page.getByRole('button', { name: 'Warn or punish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type').selectOption('ban');
  await dialog.getByLabel('Reason').fill('Sold a boat that was not his.');
  await dialog.getByRole('button', { name: 'Ban' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm it is you' });
  await question.getByRole('button', { name: 'Sign in again' }).click();
  // The provider asks for the password although its own session is valid.
  await account.fillForm();
  // Back on the page with the ban.
  await page.waitForURL((url) => url.pathname.startsWith('/users/'));
  await page.getByRole('button', { name: 'Warn or punish' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Sold a boat that was not his.');
});
