import { expect, test } from '../fixtures/newsroom.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { Docs } from '../pages/docs.ts';

// Several people take part, each in a separate browser context.
test.slow();

test.use({ account: 'author' });

const WRITER = 'Jonah Whitlock';
const EDITOR = 'Beatrix Lindqvist';

test('two people who edit an article see each other until one of them leaves', async ({
  page,
  pageOf,
  newsroom,
}) => {
  const { id } = await newsroom.write(newsroom.title('Both of us at once'));
  const mine = new ArticleEditor(page);
  await mine.edit(id);
  await expect(mine.others).toHaveText('');
  const top = (await mine.title.boundingBox())?.y;
  const theirs = new ArticleEditor(await pageOf('editor'));
  await theirs.edit(id);
  await expect(mine.others).toContainText(`${EDITOR} is editing this too. Talk before you both save.`);
  await expect(theirs.others).toContainText(`${WRITER} is editing this too.`);
  // The text doesn't shift when another editor arrives.
  expect((await mine.title.boundingBox())?.y).toBe(top);
  await theirs.leave();
  await expect(mine.others).toHaveText('', { timeout: 10_000 });
  await mine.goOn(' Alone again.');
  await mine.untilSaved();
});

test('a member who has it open twice sees a note, and counts once', async ({
  page,
  context,
  pageOf,
  newsroom,
}) => {
  const { id } = await newsroom.write(newsroom.title('Twice is enough'));
  const [first, second] = [new ArticleEditor(page), new ArticleEditor(await context.newPage())];
  await first.edit(id);
  await second.edit(id);
  for (const tab of [first, second])
    await expect(tab.others).toHaveText('You have this open in another tab.');
  const theirs = new ArticleEditor(await pageOf('editor'));
  await theirs.edit(id);
  await expect(theirs.others).toContainText(`${WRITER} is editing this too.`);
  await expect(first.others).toContainText('You have this open in another tab.');
  await second.leave();
  await expect(first.others).not.toContainText('another tab');
  await expect(theirs.others).toContainText(`${WRITER} is editing this too.`);
});

test('two people who edit a page of the docs see each other', async ({ pageOf }) => {
  const [one, two] = [await pageOf('editor'), await pageOf('admin')];
  for (const page of [one, two]) {
    await page.goto('/docs/conduct/edit');
    await expect(new Docs(page).text).toBeVisible();
  }
  await expect(new Docs(one).others).toContainText('Tobias Okafor is editing this too.');
  await expect(new Docs(two).others).toContainText(`${EDITOR} is editing this too.`);
});
