import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/newsroom.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { ArticlePage } from '../pages/article-page.ts';
import { Frame } from '../pages/frame.ts';

// Several people take part, each in a separate browser context.
test.slow();

test.use({ account: 'editor' });

test(
  'an editor publishes an author’s article, and a member reads it',
  DAILY,
  async ({ page, pageOf, newsroom }) => {
    const title = newsroom.title('Gulls take the fish market');
    const { id, slug } = await newsroom.write(title, { text: 'They were many.', state: 'in_review' });
    const editor = new ArticleEditor(page);
    await page.goto('/news/desk');
    await page.getByRole('listitem').filter({ hasText: title }).getByRole('link').click();
    await expect(page).toHaveURL(`/news/${id}/edit`);
    await editor.take('Publish');
    await expect(new Frame(page).toasts).toHaveText('Published');
    await expect(editor.bar.getByText('Published', { exact: true })).toBeVisible();

    const reader = await pageOf('member');
    await reader.goto('/news');
    const story = reader
      .getByRole('listitem')
      .or(reader.getByRole('article'))
      .filter({ hasText: title })
      .first();
    await expect(story).toContainText('Unread');
    await story.getByRole('link', { name: title }).click();
    await expect(reader).toHaveURL(`/news/${slug}`);
    await expect(new Frame(reader).heading).toHaveText(title);
    await expect(reader.getByText('They were many.')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await reader.goBack();
    await expect(story).not.toContainText('Unread');
    const search = reader.getByRole('searchbox', { name: 'Search the news' });
    await search.fill(title.split(' ').at(-1) ?? '');
    await expect(reader).toHaveURL(/search=/);
    await expect(reader.getByRole('heading', { level: 2 })).toHaveText([title]);
  },
);

test('a scheduled article is published automatically, and not visible before', async ({
  page,
  pageOf,
  newsroom,
  expectErrors,
}) => {
  expectErrors(/status of 404 .*\/api\/articles\//);
  const title = newsroom.title('Lanterns at dusk');
  const article = await newsroom.write(title, { state: 'in_review' });
  const editor = new ArticleEditor(page);
  await editor.edit(article.id);
  await editor.choose('Schedule article');
  const at = editor.question.getByLabel('Date and time, in your time zone');
  await at.fill('2020-01-01T09:00');
  await expect(editor.question.getByText('Choose a time in the future.')).toBeVisible();
  await editor.question.getByRole('button', { name: 'Schedule' }).click();
  await expect(editor.question).toBeVisible();
  await at.fill('2099-05-04T18:30');
  await editor.question.getByRole('button', { name: 'Schedule' }).click();
  await expect(editor.question).toBeHidden();
  await expect(editor.bar.getByText(/^Scheduled for .*2099.*6:30/)).toBeVisible();

  const reader = await pageOf('member');
  await reader.goto(`/news/${article.slug}`);
  await expect(reader.getByText('There is no article at this address')).toBeVisible();
  await newsroom.move(article, 'scheduled', new Date(Date.now() + 1500).toISOString());
  await expect(async () => {
    await reader.reload();
    await expect(new Frame(reader).heading).toHaveText(title, { timeout: 1500 });
  }).toPass({ timeout: 20_000 });
});

test('changes of a published article are published on request of its writer', async ({
  page,
  pageOf,
  newsroom,
}) => {
  const title = newsroom.title('The price of rope');
  const { id, slug } = await newsroom.write(title, { text: 'It rose.', state: 'published' });
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.goOn(' Then it fell.');
  await expect(editor.status).toHaveText('Changes not published');
  const reader = await pageOf('member');
  await new ArticlePage(reader).open(slug);
  await expect(reader.getByText('It rose.', { exact: true })).toBeVisible();

  // The changes remain after a reload.
  await page.reload();
  await expect(editor.text).toHaveText('It rose. Then it fell.');
  await expect(editor.status).toHaveText('Changes not published');
  await editor.bar.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('article')).toContainText('It rose. Then it fell.');
  await expect(page.getByText('Includes unpublished changes.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await editor.take('Update article');
  await editor.untilSaved();
  await expect(editor.step('Update article')).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText('It rose. Then it fell.', { exact: true })).toBeVisible();
});

test('an editor pins a published article and removes the pin, and unsaved changes stay unpublished', async ({
  page,
  newsroom,
}) => {
  const title = newsroom.title('Ferries every hour');
  const { id } = await newsroom.write(title, { text: 'From six to midnight.', state: 'published' });
  const editor = new ArticleEditor(page);
  const { toasts } = new Frame(page);
  await editor.edit(id);
  await editor.goOn(' In summer.');
  await expect(editor.status).toHaveText('Changes not published');
  await editor.choose('Pin');
  await expect(toasts.last()).toHaveText('Pinned to the top of the news');
  await expect(editor.bar.getByText('Pinned', { exact: true })).toBeVisible();
  await expect(editor.text).toHaveText('From six to midnight. In summer.');
  await expect(editor.status).toHaveText('Changes not published');
  await editor.choose('Unpin');
  await expect(toasts.last()).toHaveText('Unpinned');
  await expect(editor.bar.getByText('Pinned', { exact: true })).toHaveCount(0);
  await expect(editor.text).toHaveText('From six to midnight. In summer.');
});

test('the history shows the changes, and restores an earlier text', async ({ page, newsroom }) => {
  const title = newsroom.title('A whale in the harbour');
  const article = await newsroom.write(title, { text: 'A grey whale came in.', state: 'published' });
  await newsroom.rewrite(article, 'A blue whale came in.');
  await page.goto(`/news/${article.slug}`);
  await page.getByRole('link', { name: 'History' }).click();
  const main = page.getByRole('main');
  await expect(main.locator('del')).toContainText('grey');
  await expect(main.locator('ins')).toContainText('blue');
  const revisions = main.getByRole('list').getByRole('button', { name: /^Revision / });
  await expect(revisions).toHaveCount(2);
  await expect(main.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await revisions.last().click();
  await expect(main.getByText('A grey whale came in.')).toBeVisible();
  await main.getByRole('button', { name: 'Restore revision 1' }).click();
  await expect(new Frame(page).toasts).toContainText('Revision 1 restored. Readers see it now.');
  await expect(revisions).toHaveCount(3);
  await expect(revisions.first()).toContainText('Restored from revision 1');
  await main.getByRole('link', { name: `Back to “${title}”` }).click();
  await expect(new ArticleEditor(page).text).toHaveText('A grey whale came in.');
  await page.goto(`/news/${article.slug}`);
  await expect(page.getByText('A grey whale came in.')).toBeVisible();
});

test('an editor unpublishes an article and undoes it: readers find it at the same address', async ({
  page,
  pageOf,
  newsroom,
  expectErrors,
}) => {
  expectErrors(/status of 404 .*\/api\/articles\//);
  const { id, slug, title, publishedAt } = await newsroom.write(newsroom.title('A false alarm'), {
    state: 'published',
  });
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.choose('Unpublish');
  const { toasts } = new Frame(page);
  await expect(toasts).toContainText('Unpublished. Readers no longer see it.');
  // A toast disappears after five seconds, but not under the pointer: the reader takes longer.
  await toasts.hover();
  await expect(editor.bar.getByText('Archived', { exact: true })).toBeVisible();
  const reader = await pageOf('member');
  await reader.goto(`/news/${slug}`);
  await expect(reader.getByText('There is no article at this address')).toBeVisible();

  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.bar.getByText('Published', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(new Frame(reader).heading).toHaveText(title);
  await expect(reader.getByRole('article').locator(`time[datetime="${publishedAt}"]`)).toBeVisible();
});

test('missing parts are listed before an article is published, with links to their fields', async ({
  page,
  newsroom,
}) => {
  const { id } = await newsroom.write(newsroom.title('Nothing in it yet'), { by: 'editor', text: ' ' });
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await newsroom.cover({ id }, 'A quay at night');
  await page.reload();
  await editor.openSettings();
  await editor.panel.getByLabel('Alternative text').fill('');
  // The checklist opens the panel.
  await page.keyboard.press('Escape');
  await expect(editor.panel).toBeHidden();
  await expect(editor.step('Settings')).toBeFocused();
  await editor.step('Publish').click();
  const summary = page.getByRole('group', { name: /missing$/ });
  await expect(summary).toBeFocused();
  await expect(editor.question).toBeHidden();
  await expect(editor.text).toHaveAccessibleDescription(/Enter the text\./);
  await summary.getByRole('link', { name: 'Write an alternative text for the cover' }).click();
  await expect(editor.panel.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('A quay at dawn');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await summary.getByRole('link', { name: 'Enter the text.' }).click();
  await expect(editor.text).toBeFocused();
  await page.keyboard.type('It is quiet.');
  await expect(summary).toHaveCount(0);

  await editor.step('Publish').click();
  await editor.question.getByRole('button', { name: 'Add a summary.' }).click();
  await expect(editor.panel.getByLabel('Summary')).toBeFocused();
  await editor.take('Publish');
  await expect(editor.bar.getByText('Published', { exact: true })).toBeVisible();
});
