import { arriveAt } from '../../fixtures/arrive.ts';
import { PLACES } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/vitals.ts';
import { ArticleEditor } from '../../pages/article-editor.ts';
import { Frame } from '../../pages/frame.ts';
import { Members } from '../../pages/members.ts';
import { Notifications } from '../../pages/notifications.ts';

const PHONE = { width: 390, height: 844 };

test.slow();

test('the public pages don’t shift while a visitor reads them', async ({ page }) => {
  const frame = new Frame(page);
  await page.goto('/');
  await expect(page.getByText(/^Updated/)).toBeVisible();
  for (let screen = 0; screen < 8; screen += 1) {
    await page.mouse.wheel(0, 700);
    // Content that scrolls into view is painted before the next screen.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  for (const [path, shown] of [
    ['/about', 'Marguerite Vance'],
    ['/docs', 'Crime and violence'],
    ['/streaming', 'Live in the city'],
    ['/', 'Play today'],
  ] as const) {
    await frame.follow(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await page.getByRole('button', { name: /^Switch to/ }).click();
  }
});

test('the public pages don’t shift on a phone’s menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const frame = new Frame(page);
  await page.goto('/');
  for (const [name, shown] of [
    ['About', 'Marguerite Vance'],
    ['Docs', 'Crime and violence'],
    ['Home', 'Play today'],
  ] as const) {
    const menu = await frame.openSideMenu();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(menu).toBeHidden();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

test('signing in and the home page don’t shift', async ({ page, signIn }) => {
  await signIn('helper');
  await expect(page.getByRole('region', { name: 'Community feed' }).getByRole('article')).not.toHaveCount(0);
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('sees no layout shift in menus, settings and the profile', async ({ page }) => {
    const frame = new Frame(page);
    await page.goto('/');
    await frame.visit('/settings');
    await page.getByLabel('Theme', { exact: true }).selectOption('light');
    await page.getByRole('button', { name: 'Reset all settings' }).click();
    await page.keyboard.press('Escape');
    await frame.follow('/profile');
    await page.getByRole('main').getByLabel('Name', { exact: true }).pressSequentially(' the Second');
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
  });

  test('sees no layout shift in notifications and other lists', async ({ page }) => {
    const notifications = new Notifications(page);
    await page.goto('/');
    await notifications.open();
    await expect(notifications.peek.getByRole('listitem').first()).toBeVisible();
    await notifications.peek.getByRole('link', { name: 'View all' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('link', { name: 'Only unread' }).click();
    await expect(page).toHaveURL(/show=unread/);
    await page.goto('/settings#notifications');
    await expect(page.getByRole('checkbox', { name: 'New articles: Site' })).toBeVisible();
  });

  test('sees no layout shift in the news', async ({ page }) => {
    const frame = new Frame(page);
    const story = page.getByRole('link', { name: 'Courthouse reopens after the flood' });
    await page.goto('/');
    await frame.follow('/news');
    await expect(story).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search the news' });
    await search.pressSequentially('courthouse');
    await expect(page).toHaveURL(/search=courthouse/);
    await expect(page.locator('mark').first()).toBeVisible();
    await search.fill('nobody-wrote-this');
    await expect(page.getByText('No articles match')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await story.click();
    await expect(page.getByLabel('Write a comment')).toBeVisible();
    await page.mouse.wheel(0, 3000);
    await page.goBack();
    await expect(story).toBeVisible();
  });
});

test.describe('an author', () => {
  test.use({ account: 'author' });

  test('sees no layout shift in the editor', async ({ page }) => {
    const editor = new ArticleEditor(page);
    await page.goto('/news/desk');
    await page.getByRole('main').getByRole('link', { name: 'Write an article' }).first().click();
    await editor.title.click();
    await page.keyboard.type(`Nothing moves ${crypto.randomUUID().slice(0, 8)}`);
    await editor.goOn('Not a line of it.');
    await editor.untilSaved();
    await expect(page).toHaveURL(/\/edit$/);
    await page.keyboard.type(' And not now either.');
    await editor.untilSaved();
    await editor.choose('History');
    await expect(page.getByRole('heading', { name: /^Revision \d+$/ }).first()).toBeVisible();
  });
});

test.describe('an owner', () => {
  test.use({ account: 'owner' });

  test('sees no layout shift in the tables of the staff', async ({ page }) => {
    const frame = new Frame(page);
    const members = new Members(page);
    await page.goto('/');
    await frame.follow('/users');
    await expect(members.rows.first()).toBeVisible();
    const shown = await members.rows.count();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => members.rows.count()).toBeGreaterThan(shown);
    await members.role.selectOption('STAFF');
    await members.search.pressSequentially('milo');
    await expect(page).toHaveURL(/search=milo/);
    await members.openRolesOf('auth0|demo-milo.c');
    await page.keyboard.press('Escape');
    await frame.visit('/admin/releases');
    await expect(page.getByRole('heading', { name: 'Deploy tokens' })).toBeVisible();
  });
});

for (const account of new Set(PLACES.map((place) => place.account))) {
  test.describe(() => {
    test.use({ account });

    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      test(`loading pages don’t shift for ${account ?? 'a visitor'} at ${viewport.width} px`, async ({
        page,
        expectErrors,
      }) => {
        const places = PLACES.filter((one) => one.account === account);
        // Each page is delayed for some seconds.
        test.setTimeout(60_000 + places.length * 6000);
        await page.setViewportSize(viewport);
        expectErrors(/status of 404/);
        for (const place of places) await arriveAt(page, place);
      });
    }
  });
}
