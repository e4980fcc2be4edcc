import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { Members } from '../pages/members.ts';

test.describe('staff', () => {
  test.use({ account: 'staff' });

  test('search for members; the search is in the address and survives a reload', DAILY, async ({ page }) => {
    await page.goto('/users');
    const members = new Members(page);
    await expect(members.rows).toHaveCount(25);
    await members.search.fill('kiri');
    await expect(members.rows).toHaveText([/Kiri Matiu/]);
    await expect(page).toHaveURL(/\/users\?search=kiri$/);
    await page.reload();
    await expect(members.search).toHaveValue('kiri');
    await expect(members.rows).toHaveText([/Kiri Matiu/]);
    await members.search.fill('KIRI.MATIU@example');
    await expect(page).toHaveURL(/search=KIRI\.MATIU/);
    await expect(members.rows).toHaveText([/Kiri Matiu/]);
  });

  test('filter by role, and clear the filter', async ({ page }) => {
    await page.goto('/users');
    const members = new Members(page);
    await expect(members.rows).toHaveCount(25);
    await members.role.selectOption('EDITOR');
    await expect(page).toHaveURL(/\/users\?role=EDITOR$/);
    // Other journeys create editors.
    const known = members.rows.filter({ hasText: /Beatrix|Oswin/ });
    await expect(known).toHaveText([/Beatrix Lindqvist.*EDITOR/, /Oswin Hale.*EDITOR/]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(members.rows).toHaveCount(25);
  });

  test('load the list to its end, with each member once', async ({ page, callAs }) => {
    await page.goto('/users');
    const members = new Members(page);
    await expect(members.rows).toHaveCount(25);
    await expect(page.getByText('25 shown')).toBeVisible();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(members.rows).toHaveCount(50);
    const { count } = (await (await callAs('staff', 'GET', '/api/users/count')).json()) as { count: number };
    expect(count).toBeGreaterThan(50);
    const more = page.getByRole('button', { name: 'Load more' });
    while (await more.isVisible()) {
      const before = await members.rows.count();
      await more.click();
      await expect.poll(() => members.rows.count()).toBeGreaterThan(before);
    }
    await expect(page.getByText(/^\d+ members$/)).toBeVisible();
    const mails = await members.rows.locator('td:nth-child(2)').allTextContents();
    expect(mails.length).toBeGreaterThanOrEqual(count);
    expect(new Set(mails).size).toBe(mails.length);
    const names = await members.rows.locator('td:first-child').allTextContents();
    expect(names.some((name) => name.includes('Zadie Underhill'))).toBe(true);
  });

  test('see an empty state when no member matches', async ({ page }) => {
    await page.goto('/users?search=nobody-is-called-this');
    await expect(page.getByRole('heading', { name: 'No member matches' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(new Members(page).rows).toHaveCount(25);
  });

  test('see an error when the list can’t be loaded, and "Try again" loads it', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 500 /);
    let broken = true;
    await page.route('**/api/users?*', (route) =>
      broken ? route.fulfill({ status: 500, json: { requestId: 'journey-1' } }) : route.continue(),
    );
    await page.goto('/users');
    await expect(page.getByText('The members could not be loaded')).toBeVisible();
    await expect(page.getByText('journey-1')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(new Members(page).rows).toHaveCount(25);
  });

  test('see roles, but can’t change them', async ({ page }) => {
    await page.goto('/users?search=demo-luz');
    const members = new Members(page);
    await expect(members.rows).toHaveText([/WHITELISTED/]);
    await members.rows.getByRole('button', { name: /^Actions for / }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Public page' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Manage roles' })).toHaveCount(0);
  });

  test('open a member by a click on any part of the row', async ({ page }) => {
    await page.goto('/users?search=demo-luz');
    const members = new Members(page);
    await expect(members.rows).toHaveCount(1);
    // The link of the name covers the row.
    await members.rows.getByRole('cell').nth(3).click({ force: true });
    await page.waitForURL((url) => url.pathname.startsWith('/users/'));
    await expect(new Frame(page).heading).toBeFocused();
  });

  test('see who is on the team', async ({ page }) => {
    await page.goto('/staff/team');
    const team = page.getByRole('region', { name: 'Team' });
    await expect(team.getByText('Marguerite Vance')).toBeVisible();
    await expect(team.getByText('Lars Ekdahl')).toHaveCount(0);
  });

  test('see the same on a phone, as cards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/users?search=kiri');
    await expect(page.getByRole('list', { name: 'Members' }).getByText('Kiri Matiu')).toBeVisible();
    await expect(new Members(page).table).toHaveCount(0);
  });
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('sees that the list isn’t accessible, and their page never requests it', DAILY, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/users');
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
    await expect(new Frame(page).heading).toHaveText('Users');
    expect(calls).not.toContain('/api/users');
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
