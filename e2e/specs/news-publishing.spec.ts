import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/newsroom.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { ArticlePage } from '../pages/article-page.ts';
import { Frame } from '../pages/frame.ts';

// Several people take part, each with a browser of their own.
test.slow();

test.use({ account: 'editor' });

test(
  'an editor publishes what an author sent in, and a member reads it',
  DAILY,
  async ({ page, pageOf, newsroom }) => {
    const title = newsroom.title('Gulls take the fish market');
    const { id, slug } = await newsroom.write(title, { text: 'They were many.', state: 'in_review' });
    const editor = new ArticleEditor(page);
    await page.goto('/news/desk');
    await page.getByRole('listitem').filter({ hasText: title }).getByRole('link').click();
    await expect(page).toHaveURL(`/news/${id}/edit`);
    await editor.way('Publish now').click();
    await expect(new Frame(page).toasts).toHaveText('It is out.');
    await expect(editor.panel.getByText('Published', { exact: true })).toBeVisible();

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

test('an article that is scheduled comes out by itself, and nobody sees it before', async ({
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
  await editor.way('Schedule').click();
  const sheet = page.getByRole('dialog', { name: 'When shall it come out?' });
  const at = sheet.getByLabel('Day and time, where you are');
  await at.fill('2020-01-01T09:00');
  await expect(sheet.getByText('Choose a time that is still to come.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  await at.fill('2099-05-04T18:30');
  await sheet.getByRole('button', { name: 'Schedule' }).click();
  await expect(sheet).toBeHidden();
  await expect(editor.panel.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(editor.panel.getByText(/^Comes out .*2099.*6:30/)).toBeVisible();

  const reader = await pageOf('member');
  await reader.goto(`/news/${article.slug}`);
  await expect(reader.getByText('There is no article here')).toBeVisible();
  await newsroom.move(article, 'scheduled', new Date(Date.now() + 1500).toISOString());
  await expect(async () => {
    await reader.reload();
    await expect(new Frame(reader).heading).toHaveText(title, { timeout: 1500 });
  }).toPass({ timeout: 20_000 });
});

test('what is changed in a published article reaches readers when its writer says so', async ({
  page,
  pageOf,
  newsroom,
}) => {
  const title = newsroom.title('The price of rope');
  const { id, slug } = await newsroom.write(title, { text: 'It rose.', state: 'published' });
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.goOn(' Then it fell.');
  await expect(editor.status).toHaveText('Readers still see the earlier text');
  const reader = await pageOf('member');
  await new ArticlePage(reader).open(slug);
  await expect(reader.getByText('It rose.', { exact: true })).toBeVisible();

  // It stays with its writer over a reload.
  await page.reload();
  await expect(editor.text).toHaveText('It rose. Then it fell.');
  await expect(editor.status).toHaveText('Readers still see the earlier text');
  await editor.way('Update the article').click();
  await editor.untilSaved();
  await expect(editor.way('Update the article')).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText('It rose. Then it fell.', { exact: true })).toBeVisible();
});

test('the history shows what changed, and brings an earlier text back', async ({ page, newsroom }) => {
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
  await expect(main.getByRole('button', { name: /^Bring/ })).toHaveCount(0);
  await revisions.last().click();
  await expect(main.getByText('A grey whale came in.')).toBeVisible();
  await main.getByRole('button', { name: 'Bring revision 1 back' }).click();
  await expect(new Frame(page).toasts).toHaveText('Revision 1 is back.');
  await expect(revisions).toHaveCount(3);
  await expect(revisions.first()).toContainText('Brought back revision 1');
  await main.getByRole('link', { name: `Back to “${title}”` }).click();
  await expect(new ArticleEditor(page).text).toHaveText('A grey whale came in.');
  await page.goto(`/news/${article.slug}`);
  await expect(page.getByText('A grey whale came in.')).toBeVisible();
});

test('an article that is taken out of the paper is gone for readers', async ({
  page,
  pageOf,
  newsroom,
  expectErrors,
}) => {
  expectErrors(/status of 404 .*\/api\/articles\//);
  const { id, slug } = await newsroom.write(newsroom.title('A false alarm'), { state: 'published' });
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.way('Take out of the paper').click();
  await expect(editor.panel.getByText('Archived', { exact: true })).toBeVisible();
  const reader = await pageOf('member');
  await reader.goto(`/news/${slug}`);
  await expect(reader.getByText('There is no article here')).toBeVisible();
});
