import { takeBack } from '../fixtures/roles.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { Members } from '../pages/members.ts';

test.use({ account: 'owner' });

test('a member gains and loses staff rights while their page is open', async ({
  page,
  pageOf,
  callAs,
  expectErrors,
}) => {
  test.slow();
  // The inbox may send a request before their page is notified that the role is gone.
  expectErrors(/status of 403 .*\/api\/inbox/);
  const newcomer = 'auth0|newcomer';
  await takeBack(callAs, newcomer, 'STAFF');
  const theirs = await pageOf('newcomer');
  const there = new Frame(theirs);
  await theirs.goto('/about');
  await theirs.evaluate(() => Object.assign(window, { sameLoad: true }));
  await there.visit('/staff');
  await theirs.waitForURL((url) => url.pathname === '/');
  await there.follow('/about');
  await theirs.waitForURL((url) => url.pathname === '/about');

  const here = new Frame(page);
  const members = new Members(page);
  await members.openRolesOf(newcomer);
  await members.assign('STAFF');
  await expect(here.toasts).toHaveText('Role STAFF assigned successfully');
  await expect(members.drawer.getByRole('button', { name: 'Remove STAFF' })).toBeVisible();

  await there.follow('/');
  await expect(theirs.getByRole('region', { name: 'Community feed' })).toBeVisible();
  await there.visit('/staff');
  await expect(there.heading).toHaveText('Staff');
  expect(await theirs.evaluate(() => 'sameLoad' in window)).toBe(true);
  await theirs.goto('/staff');
  await expect(there.heading).toHaveText('Staff');
  expect((await callAs('newcomer', 'GET', '/api/audit')).status()).toBe(200);

  await members.remove('STAFF');
  await expect(here.toasts).toHaveText('Role removed successfully');
  await there.follow('/about');
  await theirs.waitForURL((url) => url.pathname === '/about');
  await there.visit('/staff');
  await theirs.waitForURL((url) => url.pathname === '/');
  await theirs.goto('/staff');
  await theirs.waitForURL((url) => url.pathname === '/');
  const refused = await callAs('newcomer', 'GET', '/api/audit');
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({
    message: 'You do not have permission to perform this action.',
    type: 'AUTHORIZATION',
    status: 403,
  });
});

test('an assignment that the server refuses shows the server’s message', async ({
  page,
  callAs,
  expectErrors,
}) => {
  expectErrors(/status of 409 /);
  const theo = 'auth0|demo-theo';
  await takeBack(callAs, theo, 'HELPER');
  const members = new Members(page);
  await members.openRolesOf(theo);
  // Another owner assigns the role first.
  expect((await callAs('owner', 'POST', '/api/roles', { userId: theo, role: 'HELPER' })).status()).toBe(201);
  await members.assign('HELPER');
  await expect(new Frame(page).notices).toHaveText(['This member already has that role.']);
  // The other owner's change is shown immediately.
  await expect(members.drawer.getByRole('button', { name: 'Remove HELPER' })).toBeVisible();
});

test('an assignment that fails without a message shows that it failed', async ({ page, expectErrors }) => {
  expectErrors(/status of 500 /);
  await page.route('**/api/roles', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  const members = new Members(page);
  await members.openRolesOf('auth0|demo-marisol');
  await members.assign('AUTHOR');
  await expect(new Frame(page).notices).toHaveText(['Failed to assign role']);
  await expect(members.drawer.getByRole('button', { name: 'Remove AUTHOR' })).toHaveCount(0);
});

test('a failed removal shows an error, and the role stays', async ({ page, expectErrors }) => {
  expectErrors(/status of 500 /);
  await page.route('**/api/roles/*', (route) => route.fulfill({ status: 500, json: {} }));
  const members = new Members(page);
  await members.openRolesOf('auth0|demo-kofi_m');
  await members.remove('WHITELISTED');
  await expect(new Frame(page).notices).toHaveText(['Failed to remove role']);
  await expect(members.drawer.getByRole('button', { name: 'Remove WHITELISTED' })).toBeVisible();
});

test('a removal can be canceled', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.method()));
  const members = new Members(page);
  await members.openRolesOf('auth0|demo-rowan');
  await members.drawer.getByRole('button', { name: 'Remove WHITELISTED' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(members.drawer.getByRole('button', { name: 'Remove WHITELISTED' })).toBeVisible();
  expect(calls).not.toContain('DELETE');
});

test('roles of the identity provider and of one’s own rank can’t be changed here', async ({ page }) => {
  const members = new Members(page);
  await members.openRolesOf('auth0|admin');
  await expect(members.drawer.getByText(/Assigned by the identity provider/)).toBeVisible();
  await expect(members.drawer.getByRole('button', { name: 'Remove ADMIN' })).toHaveCount(0);
  const offered = await members.drawer.getByLabel('Role').locator('option').allTextContents();
  expect(offered).not.toContain('OWNER');
  expect(offered).toContain('ADMIN');
  await page.goto('/users?search=auth0%7Cowner');
  await expect(members.rows).toHaveCount(1);
  await members.rows.getByRole('button', { name: /^Actions for / }).click();
  const item = page.getByRole('menuitem', { name: /^Manage roles/ });
  await expect(item).toBeDisabled();
  await expect(item).toContainText('You can’t change your own roles.');
});
