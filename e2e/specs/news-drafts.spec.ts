import { crash } from '../fixtures/crash.ts';
import { expect, test } from '../fixtures/newsroom.ts';
import { Account } from '../pages/account.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { Frame } from '../pages/frame.ts';

// Several people take part, each in a separate browser context.
test.slow();

test.describe('an author', () => {
  test.use({ account: 'author' });

  test('finds an unfinished sentence again after a crash of the tab', async ({
    page,
    context,
    consoleWatch,
    newsroom,
  }) => {
    const { id } = await newsroom.write(newsroom.title('Before the storm'), { text: 'The wind rose' });
    const editor = new ArticleEditor(page);
    await editor.edit(id);
    await editor.goOn(' and then the');
    await crash(page, 'and then the');

    const next = await context.newPage();
    consoleWatch.watch(next);
    const again = new ArticleEditor(next);
    await again.edit(id);
    await expect(again.text).toHaveText('The wind rose and then the');
    await expect(next.getByText('Your unsaved changes were restored')).toBeVisible();
    await again.untilSaved();
    await next.reload();
    await expect(again.text).toHaveText('The wind rose and then the');
    await expect(next.getByText('Your unsaved changes were restored')).toHaveCount(0);
  });

  test('finds a text without a headline again after a crash of the tab', async ({
    page,
    context,
    consoleWatch,
    newsroom,
  }) => {
    const title = newsroom.title('It has a name now');
    const editor = new ArticleEditor(page);
    await editor.create();
    await editor.goOn('No name yet, but');
    await crash(page, 'No name yet, but');

    const next = await context.newPage();
    consoleWatch.watch(next);
    const again = new ArticleEditor(next);
    await again.create();
    await expect(again.text).toHaveText('No name yet, but');
    await again.title.fill(title);
    await again.untilSaved();
    await expect(next).toHaveURL(/\/edit$/);
    // The browser's local copy is deleted with that.
    await again.create();
    await expect(again.text).toHaveText('');
  });

  test('continues to write without network, and the text is saved later', async ({
    page,
    context,
    callAs,
    newsroom,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const { id } = await newsroom.write(newsroom.title('Under the bridge'), { text: 'No signal here' });
    const editor = new ArticleEditor(page);
    await editor.edit(id);
    await context.setOffline(true);
    await editor.goOn(', and none there');
    await expect(editor.status).toContainText('kept in this browser');
    await expect(page.getByText('No connection', { exact: true })).toBeVisible();
    await page.keyboard.type(' either.');
    await context.setOffline(false);
    await expect(editor.status).toHaveText(/^Saved/, { timeout: 15_000 });
    await expect(page.getByText('No connection', { exact: true })).toHaveCount(0);
    const answer = await callAs('author', 'GET', `/api/articles/${id}`);
    expect(JSON.stringify(await answer.json())).toContain('No signal here, and none there either.');
  });

  test('loses no text when they leave by a link', async ({ page, newsroom }) => {
    const { id } = await newsroom.write(newsroom.title('On the way out'), { text: 'One more thing' });
    const editor = new ArticleEditor(page);
    await editor.edit(id);
    await editor.goOn(', and that was it');
    await editor.bar.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('article')).toContainText('One more thing, and that was it');
  });

  test('finds an article with a new headline at its new address', async ({ page, newsroom }) => {
    const { id } = await newsroom.write(newsroom.title('The old name'));
    const editor = new ArticleEditor(page);
    await editor.edit(id);
    const title = newsroom.title('A better name');
    await editor.title.fill(title);
    await editor.bar.getByRole('link', { name: 'Preview' }).click();
    await expect(new Frame(page).heading).toHaveText(title);
    await page.goto(`/news/${id}`);
    await expect(page).toHaveURL(/\/news\/a-better-name-/);
    await page.reload();
    await expect(new Frame(page).heading).toHaveText(title);
  });
});

test.describe('an author who has just entered a headline', () => {
  test.use({ account: 'author' });

  test('can leave without being redirected back, and finds the article in the newsroom', async ({
    page,
    newsroom,
  }) => {
    const title = newsroom.title('Hardly begun');
    const editor = new ArticleEditor(page);
    await editor.create();
    await editor.title.fill(title);
    const made = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/articles') && answer.request().method() === 'POST',
    );
    await new Frame(page).follow('/about');
    await made;
    await expect(new Frame(page).heading).toBeVisible();
    // All effects of the response are done once the page is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page).toHaveURL('/about');
    await page.goto('/news/desk');
    await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
  });
});

test('unsaved text survives signing out, and no other member sees it', async ({
  page,
  signIn,
  newsroom,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED .*\/api\/articles\//);
  const { id } = await newsroom.write(newsroom.title('Last words'), { text: 'Good' });
  const account = await signIn('author');
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  // The server is unreachable, so that only the browser has the text.
  await page.route(`**/api/articles/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await editor.goOn(' night');
  await expect(editor.status).toContainText('kept in this browser');
  await account.signOutAndReturn();
  await page.unrouteAll();
  await new Account(page, 'editor').signIn();
  await editor.edit(id);
  await expect(editor.text).toHaveText('Good');
  await new Account(page, 'editor').signOutAndReturn();
  await new Account(page, 'author').signIn();
  await editor.edit(id);
  await expect(editor.text).toHaveText('Good night');
  await editor.untilSaved();
});

test('a token that expires during writing is replaced, and the text is saved', async ({
  page,
  signIn,
  newsroom,
  expectErrors,
}) => {
  expectErrors(/status of 401 .*\/api\/articles\//);
  const { id } = await newsroom.write(newsroom.title('Ten minutes later'), { text: 'Still' });
  const refused = await (await signIn('author')).token();
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await page.route(`**/api/articles/${id}`, (route) =>
    route.request().headers().authorization === `Bearer ${refused}`
      ? route.fulfill({ status: 401, json: { message: 'Authentication required. Please log in.' } })
      : route.continue(),
  );
  await editor.goOn(' writing');
  await editor.untilSaved();
  await page.unrouteAll();
  await page.reload();
  await expect(editor.text).toHaveText('Still writing');
});

test.describe('two tabs', () => {
  test.use({ account: 'editor' });

  for (const [choice, left, cover] of [
    ['Use the other version', 'The tide is high.', ['A tide table']],
    ['Keep mine and save', 'The tide is low.', []],
  ] as const) {
    test(`edit the same article: both versions are shown, and "${choice}" does so`, async ({
      page,
      context,
      callAs,
      newsroom,
      consoleWatch,
      expectErrors,
    }) => {
      expectErrors(/status of 409 /);
      const { id } = await newsroom.write(newsroom.title('Tide tables'), {
        by: 'editor',
        text: 'The tide is',
      });
      const first = new ArticleEditor(page);
      await first.edit(id);
      const other = await context.newPage();
      consoleWatch.watch(other);
      const second = new ArticleEditor(other);
      await second.edit(id);

      await first.goOn(' high.');
      await first.untilSaved();
      await newsroom.cover({ id }, 'A tide table');
      await second.goOn(' low.');
      await expect(second.status).toHaveText('Not saved: choose a version first');
      await expect(second.conflict.locator('del')).toContainText('high');
      await expect(second.conflict.locator('ins')).toContainText('low');
      await expect(second.text).toHaveText('The tide is low.');
      await second.conflict.getByRole('button', { name: choice }).click();
      await second.untilSaved();
      await expect(second.text).toHaveText(left);
      if (choice === 'Use the other version') {
        // The other editor's text is not in this editor's undo history.
        await second.text.press('Control+z');
        await expect(second.text).toHaveText(left);
      }
      const shown = second.panel.getByLabel('Alternative text');
      await expect
        .poll(async () => Promise.all((await shown.all()).map((field) => field.inputValue())))
        .toEqual(cover);
      const answer = await callAs('editor', 'GET', `/api/articles/${id}`);
      expect(JSON.stringify(await answer.json())).toContain(left);
      await other.reload();
      await expect(second.text).toHaveText(left);
    });
  }

  test('a conflict with another version is shown after a crash too', async ({
    page,
    context,
    consoleWatch,
    newsroom,
  }) => {
    const article = await newsroom.write(newsroom.title('Two accounts'), { by: 'editor', text: 'It was' });
    const editor = new ArticleEditor(page);
    await editor.edit(article.id);
    await editor.goOn(' me.');
    await crash(page, ' me.');
    await newsroom.rewrite(article, 'It was you.');
    const next = await context.newPage();
    consoleWatch.watch(next);
    const again = new ArticleEditor(next);
    await again.edit(article.id);
    await expect(again.text).toHaveText('It was me.');
    await expect(again.conflict.locator('del')).toContainText('you');
    // Typing is not a decision.
    await again.goOn(' Only me.');
    await expect(again.conflict.locator('ins').last()).toContainText('Only');
    // No request is sent, so the test can only wait. A clock can't be installed next to the crashed page.
    await next.waitForTimeout(2000);
    await next.reload();
    await expect(again.conflict.locator('del')).toContainText('you');
    await again.conflict.getByRole('button', { name: 'Keep mine and save' }).click();
    await again.untilSaved();
    await next.reload();
    await expect(again.text).toHaveText('It was me. Only me.');
    await expect(next.getByText('Your unsaved changes were restored')).toHaveCount(0);
  });
});
