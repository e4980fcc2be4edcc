import { readFile } from 'node:fs/promises';
import type { Role } from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { takeBack } from '../fixtures/roles.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.use({ account: 'owner' });

const matrixOf = (page: Page) => page.getByRole('table', { name: 'Permissions of each role' });

test(
  'a new role grants the permissions that were ticked, and none after its removal',
  DAILY,
  async ({ page, callAs }) => {
    test.slow();
    const name = `WATCH_${Date.now() % 1_000_000}`;
    const frame = new Frame(page);
    await page.goto('/admin/roles');
    await page.getByRole('button', { name: 'New role' }).click();
    const dialog = page.getByRole('dialog', { name: 'New role' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name.toLowerCase());
    await dialog.getByRole('radio', { name: 'Green' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Create role' }).click();
    await expect(page).toHaveURL(new RegExp(`role=${name}`));

    const column = matrixOf(page);
    await column.getByRole('checkbox', { name: `${name}: audit.read` }).check({ force: true });
    await page.getByRole('button', { name: `Save ${name}` }).click();
    await expect(frame.toasts.last()).toHaveText(`Role ${name} saved`);

    // Not the newcomer, whose roles another journey changes at the same time.
    const granted = await callAs('owner', 'POST', '/api/roles', { userId: 'auth0|author', role: name });
    expect(granted.status()).toBe(201);
    expect((await callAs('author', 'GET', '/api/audit')).status()).toBe(200);
    expect((await callAs('author', 'GET', '/api/users')).status()).toBe(403);

    await column.getByRole('checkbox', { name: `${name}: audit.read` }).uncheck({ force: true });
    // The first toast may still be visible, with the same text.
    const saved = page.waitForResponse(`**/api/role-definitions/${name}`);
    await page.getByRole('button', { name: `Save ${name}` }).click();
    await saved;
    expect((await callAs('author', 'GET', '/api/audit')).status()).toBe(403);

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove a role' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Role').selectOption(name);
    await expect(question).toContainText('1 member has this role and loses it immediately.');
    await question.getByRole('button', { name: 'Delete role' }).click();
    await expect(question).toBeHidden();
    await expect(matrixOf(page).getByText(name)).toHaveCount(0);
  },
);

test('a concurrent change isn’t overwritten: both versions are shown', async ({
  page,
  callAs,
  expectErrors,
}) => {
  expectErrors(/status of 409 /);
  const read = async () => {
    const { items } = (await (await callAs('owner', 'GET', '/api/roles')).json()) as { items: Role[] };
    return items.find(({ name }) => name === 'STREAMER');
  };
  const before = await read();
  await page.goto('/admin/roles?role=STREAMER');
  await matrixOf(page).getByRole('checkbox', { name: 'STREAMER: feed.read' }).check({ force: true });
  await callAs('admin', 'PUT', '/api/role-definitions/STREAMER', {
    ...before,
    permissions: ['media.upload'],
  });
  await page.getByRole('button', { name: 'Save STREAMER' }).click();
  const conflict = page.getByText('STREAMER was changed somewhere else');
  await expect(conflict).toBeVisible();
  await expect(page.getByText('Added: Upload pictures')).toBeVisible();
  await expect(page.getByText('Added: View recent activity on Home')).toBeVisible();
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(conflict).toBeHidden();
  await expect(matrixOf(page).getByRole('checkbox', { name: 'STREAMER: media.upload' })).toBeChecked();
  const after = await read();
  await callAs('owner', 'PUT', '/api/role-definitions/STREAMER', {
    ...after,
    permissions: before?.permissions,
  });
});

test('roles are reordered by keyboard and by dragging', async ({ page }) => {
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: 'Reorder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order of the roles' });
  const names = () => dialog.getByRole('listitem').allInnerTexts();
  const at = async (name: string) => (await names()).findIndex((text) => text.startsWith(name));
  await expect.poll(() => at('HELPER')).toBeGreaterThan(0);
  const place = await at('HELPER');
  await dialog.getByRole('button', { name: 'Move HELPER up' }).press('Enter');
  expect(await at('HELPER')).toBe(place - 1);
  await dialog.getByRole('button', { name: 'Move HELPER down' }).press('Enter');
  expect(await at('HELPER')).toBe(place);
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await row('HELPER').dragTo(row('STAFF'));
  await expect.poll(() => at('HELPER')).toBeLessThan(place);
  // The canceled order isn't saved.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect.poll(() => at('HELPER')).toBe(place);
});

test('leaving unsaved changes asks for confirmation', async ({ page }) => {
  await page.goto('/admin/roles?role=HELPER');
  await matrixOf(page).getByRole('checkbox', { name: 'HELPER: docs.write' }).check({ force: true });
  await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Audit log' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(new Frame(page).heading).toHaveText('Audit log');
});

test('the audit log is filtered by its address, shows an entry, and is exported to a file', async ({
  page,
  callAs,
}) => {
  const ada = 'auth0|demo-ada_f';
  await takeBack(callAs, ada, 'AUTHOR');
  await callAs('owner', 'POST', '/api/roles', { userId: ada, role: 'AUTHOR' });
  await page.goto('/admin/audit');
  await page.getByLabel('Action', { exact: true }).selectOption('role.assigned');
  await expect(page).toHaveURL(/action=role\.assigned/);
  await page.getByLabel('Name or title').fill('Ada Fairweather');
  await page.getByLabel('Name or title').press('Enter');
  await expect(page).toHaveURL(/target=Ada/);
  const entries = page.getByRole('region', { name: 'Entries' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Marguerite Vance assigned AUTHOR to Ada Fairweather');
  await entries.first().getByRole('button', { expanded: false }).click();
  await expect(entries.first()).toContainText('role.assigned');
  await expect(entries.first().getByRole('definition').first()).toContainText('AUTHOR');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('audit-log.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF"at","action"')).toBe(true);
  expect(text).toContain('"Ada Fairweather"');
  expect(text).not.toContain('"profile.updated"');
});

test('the dashboard shows the state of the site, and its trends with a table next to them', async ({
  page,
}) => {
  await page.goto('/admin/dashboard');
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health.getByRole('heading', { name: 'Database' })).toBeVisible();
  await expect(health).toContainText(/Responds in [\d.]+ ms/);
  await expect(health).toContainText(/Updated/);
  await expect(page.getByRole('region', { name: 'Backups' })).toContainText('Set BACKUP_FOLDER for the API');
  const trends = page.getByRole('region', { name: 'Trends' });
  await expect(trends.getByText('Members who joined').first()).toBeVisible();
  await expect(trends.getByText(/^\d+ in total/).first()).toBeVisible();
  const chart = trends.getByRole('slider', { name: 'Members who joined' });
  await chart.focus();
  const last = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '');
  await trends.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await trends.getByText('Show as a table').first().click();
  await expect(trends.getByRole('table').first().getByRole('row')).toHaveCount(91);
});

test('all apps are in the first screen of the releases, each with its menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/releases');
  const rows = page.getByRole('table', { name: 'Apps' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  // A click next to the name opens the row: the link covers it.
  await rows.filter({ hasText: 'news' }).getByRole('cell').nth(3).click({ force: true });
  await page.waitForURL((url) => url.pathname === '/admin/releases/news');
  await expect(new Frame(page).heading).toHaveText('news');
  await expect(new Frame(page).heading).toBeFocused();
});

test.describe('a member of the staff', () => {
  test.use({ account: 'staff' });

  test('sees the permitted pages, and can’t change roles', async ({ page }) => {
    await page.goto('/');
    const menu = await new Frame(page).openAccountMenu();
    await menu.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(new Frame(page).heading).toHaveText('Dashboard');
    const links = page.getByRole('navigation', { name: 'Admin area' }).getByRole('link');
    await expect(links).toHaveText(['Dashboard', 'Audit log', 'Roles']);
    await links.last().click();
    await expect(matrixOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit|New role/ })).toHaveCount(0);
  });
});
