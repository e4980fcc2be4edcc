import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { SITE_PORT } from '../fixtures/addresses.ts';
import { untilCached } from '../fixtures/offline-cache.ts';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { makePng } from '../fixtures/picture.ts';
import { PLACES } from '../fixtures/places.ts';
import type { StorageState } from '../fixtures/sessions.ts';
import { expect, test } from '../fixtures/test.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { Frame } from '../pages/frame.ts';
import { Members } from '../pages/members.ts';
import { chooseItem } from '../pages/menu.ts';

// A site that begins empty, and is claimed once: the second journey checks the result of the first.
test.describe.configure({ mode: 'serial' });

const PORT = SITE_PORT + 54;
const ORIGIN = `http://localhost:${PORT}`;
/** The name of the demo community, anywhere. */
const DEMO = /meridian/i;

let site: OwnSite;
/** The session of the new owner, after they have claimed the site. */
let owner: StorageState;

test.use({ baseURL: ORIGIN });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startOwnSite(PORT, { demo: false, preset: 'plain' });
});
test.afterAll(() => site?.stop());

/** Fills in the provider's sign-up form, and returns to the site. */
async function signUpAs(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL((url) => url.origin === ORIGIN && !url.pathname.startsWith('/auth'));
}

const printedCode = () =>
  [...readFileSync(join(site.dataDir, 'logs/api.log'), 'utf8').matchAll(/with the code ([A-Z0-9-]+)/g)].at(
    -1,
  )?.[1] ?? '';

test('a new owner sets up their own community in the browser', async ({ page, browser, expectErrors }) => {
  test.setTimeout(150_000);
  // A wrong code has this response, and the empty site returns 404 for missing content.
  expectErrors(/status of (422|404)/);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name });

  await test.step('claims it', async () => {
    await page.goto('/setup');
    await main.getByRole('link', { name: 'Create Account' }).click();
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await expect(page.getByLabel('Name')).toBeVisible();
    await expect(page.getByText('Demo accounts')).toHaveCount(0);
    expect(await page.content()).not.toMatch(DEMO);
    await signUpAs(page, 'Vera Falk', 'vera@falkenried.test');
    await page.goto('/setup');
    await page.getByLabel('Code').fill('AAAAA-AAAAA');
    await button('Claim this site').click();
    await expect(
      main
        .getByRole('alert')
        .or(main.getByText(/This code is wrong/))
        .first(),
    ).toBeVisible();
    await page.getByLabel('Code').fill(printedCode());
    await button('Claim this site').click();
  });

  await test.step('answers six questions', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Falkenried');
    await button('Next').click();
    await page
      .getByRole('textbox', { name: 'Tagline' })
      .fill('Up here, everybody knows whose boots those are.');
    await button('Next').click();
    await button('#B3235E').click();
    await button('Snow and pine').click();
    await button('Next').click();
    await button('Choose a picture').click();
    const library = page.getByRole('dialog');
    await library.locator('input[type=file]').setInputFiles({
      name: 'valley.png',
      mimeType: 'image/png',
      buffer: makePng(1200, 600, [120, 170, 110]),
    });
    // An uploaded picture is chosen automatically.
    await expect(library).toBeHidden();
    await button('Next').click();
    await page.getByRole('textbox', { name: 'Invite link' }).fill('https://chat.falkenried.test/join');
    await button('Next').click();
    await button('Finish').click();
    await expect(page.getByRole('heading', { name: 'Falkenried is ready.' })).toBeFocused();
  });

  await test.step('writes the first article and creates the first form', async () => {
    await main.getByRole('link', { name: 'Write' }).click();
    const editor = new ArticleEditor(page);
    await editor.title.fill('The pass is open');
    await editor.goOn('Since this morning, and until it snows again.');
    await expect(editor.status).toContainText(/saved/i);
    await editor.take('Publish');
    await expect(editor.bar.getByText('Published', { exact: true })).toBeVisible();
    await page.goto('/forms/manage');
    await button('New form').click();
    await page.getByRole('dialog').getByLabel('Title').fill('Join the valley');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Join the valley' })).toBeVisible();
    await button('Add field').press('Enter');
    await chooseItem(page, 'Short text');
    await page.getByRole('textbox', { name: /^Question/ }).fill('What brings you up here?');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(new Frame(page).toasts).toHaveText('Form saved');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Version 1 is published.', { exact: true }).first()).toBeVisible();
  });

  await test.step('adds a member to the staff, who signed up at the site', async () => {
    const guest = await browser.newPage({ baseURL: ORIGIN });
    await guest.goto('/auth?screen=sign-up');
    await guest.getByRole('button', { name: 'Continue with Email' }).click();
    await signUpAs(guest, 'Jakob Tann', 'jakob@falkenried.test');
    const members = new Members(page);
    await members.openRolesOf('jakob');
    await members.assign('STAFF');
    await expect(new Frame(page).toasts).toHaveText('Role STAFF assigned successfully');
    await guest.goto('/staff');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Staff');
    await guest.context().close();
  });

  await test.step('changes a setting, previews it, and discards it', async () => {
    await page.goto('/admin/site');
    const tagline = page.getByRole('textbox', { name: 'Tagline' });
    const bar = page.getByRole('status').filter({ hasText: /unsaved changes/i });
    await expect(bar).toHaveText('No unsaved changes');
    await tagline.fill('Thrown away.');
    await expect(bar).toHaveText('Unsaved changes');
    await button('Discard').press('Enter');
    await expect(tagline).toHaveValue(/boots/);
    // One language at a time, for all texts.
    const languages = page.getByRole('group', { name: 'Language of the texts' });
    await languages.getByRole('button', { name: 'Deutsch' }).press('Enter');
    await tagline.fill('Hier endet die Straße.');
    await languages.getByRole('button', { name: 'English' }).press('Enter');
    await expect(tagline).toHaveValue(/boots/);
    await tagline.fill('The road ends here.');
    const preview = page.frameLocator('iframe[title="Preview of the site"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('The road ends here.', {
      timeout: 15_000,
    });
    expect((await (await page.request.get('/api/site')).json()).tagline).toMatch(/boots/);
    await button('Save').click();
    await expect(page.getByText('Saved. Visitors see the changes within seconds.')).toBeVisible();
    await button('Restore version 2').click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Restore', exact: true })
      .click();
    await expect(tagline).toHaveValue(/boots/);
  });

  await test.step('sees a new logo in the preview, and on the site after saving, with the worker enabled', async () => {
    const withWorker = await browser.newContext({
      baseURL: ORIGIN,
      serviceWorkers: 'allow',
      storageState: await page.context().storageState(),
    });
    const tab = await withWorker.newPage();
    await tab.goto('/about');
    await untilCached(tab, false);
    await tab.goto('/admin/site?part=look');
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 10"><path d="M0 0h70v10z"/></svg>';
    await tab.getByRole('textbox', { name: /SVG/ }).fill(drawing);
    const ratioOf = (image: Locator) =>
      image.evaluate((element: HTMLImageElement) => element.naturalWidth / element.naturalHeight);
    const preview = tab.frameLocator('iframe[title="Preview of the site"]');
    await expect
      .poll(() => ratioOf(preview.getByRole('banner').locator('img').first()), { timeout: 15_000 })
      .toBeCloseTo(7, 1);
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(tab.getByText('Saved. Visitors see the changes within seconds.')).toBeVisible();
    await tab.goto('/');
    const logo = tab.getByRole('banner').locator('img').first();
    await expect.poll(() => ratioOf(logo)).toBeCloseTo(7, 1);
    await withWorker.close();
  });

  owner = await page.context().storageState();
});

test('no page of a new community contains a text of the demo', async ({
  browser,
  consoleWatch,
  expectErrors,
}) => {
  test.setTimeout(150_000);
  // The empty site returns 404 for missing content.
  expectErrors(/status of 404/);
  const context = await browser.newContext({ baseURL: ORIGIN, storageState: owner });
  const page = await context.newPage();
  consoleWatch.watch(page);
  const paths = new Set(PLACES.filter(({ link }) => !link).map(({ path }) => path.split('?')[0] ?? path));
  for (const path of [...paths, '/site.webmanifest', '/api/site', '/api/feeds/news.rss', '/sitemap.xml']) {
    const answer = await page.request.get(path, { maxRedirects: 5 });
    expect(await answer.text(), path).not.toMatch(DEMO);
  }
  for (const path of [
    '/',
    '/about',
    '/terms',
    '/privacy',
    '/auth',
    '/news',
    '/docs',
    '/forms',
    '/users',
    '/welcome',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.content(), path).not.toMatch(DEMO);
  }
  await page.goto('/');
  await expect(page).toHaveTitle(/Falkenried/);
  // Visitors, who have no session, can no longer set up the site.
  expect((await fetch(`${ORIGIN}/setup`)).status).toBe(404);
  await context.close();
});
