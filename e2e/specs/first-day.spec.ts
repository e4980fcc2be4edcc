import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { MOVING } from '../fixtures/moving.ts';
import { untilCached } from '../fixtures/offline-cache.ts';
import { expect, test } from '../fixtures/test.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { Frame } from '../pages/frame.ts';

test.use({ contextOptions: MOVING });

// With the service worker, as in users' browsers; it responds from the second page on.
test.use({ serviceWorkers: 'allow' });
test.slow();

/** Waits until the worker controls this page. */
async function underTheWorker(page: Page): Promise<void> {
  await untilCached(page, false);
  await page.reload();
  await new Frame(page).settled();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const field = (id: string, label: string, more: object) => ({ id, label, help: '', required: true, ...more });
/** A form that requires a linked account, and a text only from applicants who have linked one. */
const FORM = {
  fields: [
    field('discord', 'Discord', { type: 'identity', provider: 'discord' }),
    field('name', 'Name of your character', { type: 'short_text', max: 40 }),
    field('since', 'On Discord since', {
      type: 'short_text',
      max: 40,
      showIf: { field: 'discord', test: 'answered' },
    }),
  ],
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a member links Discord for a form that requires it, and submits over a slow network',
    DAILY,
    async ({ page, signUp, callAs }) => {
      const title = `Ferry watch ${crypto.randomUUID().slice(0, 8)}`;
      const begun = await (await callAs('owner', 'POST', '/api/forms', { title, definition: FORM })).json();
      const published = await callAs('owner', 'POST', `/api/forms/${begun.id}/publish`, {
        version: begun.version,
      });
      await expect(published).toBeOK();
      await signUp();
      await underTheWorker(page);
      await page.goto(`/forms/${begun.slug}`);
      await page.getByRole('button', { name: 'Start application' }).click();

      // Each save takes longer than the debounce of the next one.
      const saved: number[] = [];
      const refused: number[] = [];
      await page.route('**/api/submissions/*/answers', async (route) => {
        saved.push(route.request().postDataJSON().version);
        const response = await route.fetch();
        if (!response.ok()) refused.push(response.status());
        await new Promise((resolve) => setTimeout(resolve, 4000));
        await route.fulfill({ response });
      });
      const name = page.getByRole('textbox', { name: /Name of your character/ });
      for (const text of ['Nell', ' Harrow', ' of the', ' ferry']) {
        await name.pressSequentially(text);
        await page.waitForTimeout(1700);
      }
      await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 15_000 });
      expect(refused).toEqual([]);
      expect(new Set(saved).size).toBe(saved.length);
      await page.unrouteAll({ behavior: 'wait' });

      await page.getByRole('link', { name: 'Link your Discord account' }).click();
      await page.getByRole('button', { name: 'Link your Discord account' }).click();
      const account = `nell.${crypto.randomUUID().slice(0, 8)}`;
      await page.getByLabel('Name at Discord').fill(account);
      await page.getByRole('button', { name: 'Authorize' }).click();
      await page.waitForURL((at) => at.pathname === '/profile');
      await expect(page.getByText('Your Discord account is linked.')).toBeVisible();

      await page.goto(`/forms/${begun.slug}`);
      await expect(page.getByText(`Linked: ${account}`)).toBeVisible();
      await expect(name).toHaveValue('Nell Harrow of the ferry');
      await expect(page.getByText('2 of 3 answered')).toBeVisible();
      await page.getByRole('textbox', { name: /On Discord since/ }).fill('Last spring');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.waitForURL('**/forms/submissions/*');
      await expect(page.getByText(/Submitted/).first()).toBeVisible();
    },
  );
});

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Plain words, </span><span style="font-weight:700;font-style:normal;">heavy words</span><span style="font-weight:400;font-style:normal;"> and </span><span style="font-weight:400;font-style:italic;">slanted words</span></p></b>`;
const tableOf = (columns: number, rows: number) =>
  `<table>${`<tr>${'<td style="border:.5pt">x</td>'.repeat(columns)}</tr>`.repeat(rows)}</table>`;

test.describe('an author', () => {
  test.use({ account: 'author' });

  test('pastes from Google Docs and Excel, and saves all supported content', async ({ page }) => {
    await page.goto('/news');
    await underTheWorker(page);
    const editor = new ArticleEditor(page);
    await editor.create();
    await editor.title.fill('What the harbour office wrote');
    const paste = (html: string) =>
      editor.text.evaluate((element, markup) => {
        const data = new DataTransfer();
        data.setData('text/html', markup);
        data.setData('text/plain', 'pasted');
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, html);
    await paste(DOCS);
    await expect(editor.text.locator('strong')).toHaveText('heavy words');
    await expect(editor.text.locator('em')).toHaveText('slanted words');
    await editor.text.press('Control+End');
    await editor.text.press('Enter');
    await paste(tableOf(26, 4));
    await expect(editor.text.locator('table')).toHaveCount(1);
    await expect(editor.status).toContainText(/saved/i);
    await editor.text.press('Control+End');
    await paste(tableOf(60, 4));
    await expect(page.getByText('This table has 60 columns; 40 fit.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add what fits' })).toBeVisible();
    await editor.text.press('Control+End');
    await editor.text.pressSequentially('And the rest.');
    await expect(editor.status).toHaveAttribute('data-save-state', 'saved', { timeout: 10_000 });
    await page.reload();
    await expect(editor.text.locator('strong')).toHaveText('heavy words');
    await expect(editor.text).toContainText('And the rest.');
  });
});

test(
  'two tabs stay signed in when the network fails during the renewal, and no typed text is lost',
  DAILY,
  async ({ page, context, signUp, consoleWatch, expectErrors }) => {
    // The worker responds to a failed request with its own error.
    expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/);
    const { name: username } = await signUp();
    await underTheWorker(page);
    const second = await context.newPage();
    consoleWatch.watch(second);
    for (const tab of [page, second]) {
      await tab.clock.install();
      // The sign-in library is loaded when the page is idle. Without it the tab would have nothing to renew.
      const library = tab.waitForResponse((response) => response.url().includes('/identity-client.'));
      await tab.goto('/profile');
      await new Frame(tab).settled();
      await library;
    }
    const name = (tab: Page) => tab.getByRole('main').getByLabel('Name', { exact: true });
    for (const tab of [page, second]) await expect(name(tab)).toHaveValue(username);
    await name(page).fill('Nell Harrow');
    const calls: { path: string; authorization: string | undefined }[] = [];
    for (const tab of [page, second])
      tab.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith('/api/')) return;
        calls.push({ path: pathname, authorization: request.headers().authorization });
      });

    await context.setOffline(true);
    // To the renewal, and past the expiry of the token: a laptop that sleeps.
    for (const tab of [page, second]) await tab.clock.fastForward('09:00');
    for (const tab of [page, second]) await tab.clock.fastForward('05:00');
    for (const tab of [page, second]) {
      await expect(new Frame(tab).accountButton).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe('/profile');
    }
    await expect(name(page)).toHaveValue('Nell Harrow');

    // The servers' clocks have advanced as well.
    for (const tab of [page, second]) await tab.clock.setSystemTime(Date.now());
    const renewed = context.waitForEvent(
      'response',
      (answer) => answer.url().endsWith('/oauth/token') && answer.ok(),
    );
    calls.length = 0;
    await context.setOffline(false);
    await renewed;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(new Frame(page).toasts).toHaveText('Profile updated successfully');
    expect(calls.filter(({ authorization }) => authorization === undefined)).toEqual([]);
    for (const tab of [page, second]) await expect(new Frame(tab).accountButton).toBeVisible();
  },
);
