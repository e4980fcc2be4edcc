import { expect, test } from '../fixtures/newsroom.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { Frame } from '../pages/frame.ts';
import { chooseItem } from '../pages/menu.ts';

// Several people take part, each in a separate browser context.
test.slow();

test.use({ account: 'author', viewport: { width: 390, height: 780 }, hasTouch: true });

test('an author on a deadline writes on a phone, with every tool, and submits; an editor finds it first in the newsroom', async ({
  page,
  pageOf,
  newsroom,
}) => {
  const title = newsroom.title('Storm over the outer pier');
  const editor = new ArticleEditor(page);
  await editor.create();
  await expect(editor.step('Submit for review')).toBeInViewport();
  await editor.step('Submit for review').click();
  const summary = page.getByRole('group', { name: /missing$/ });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Write a headline/ }).click();
  await expect(editor.title).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');

  // The slash menu knows every block, by the names in both languages.
  await page.keyboard.type('/zitat');
  const blocks = page.getByRole('listbox', { name: 'Insert' });
  await expect(blocks.getByRole('option')).toHaveText(['Quote']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nobody was hurt.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  // Tools that don't fit into the bar are in its menu, and the text has the focus again.
  await page.getByRole('button', { name: 'More tools' }).click();
  const table = page.getByRole('menuitem', { name: 'Table' });
  const tools = page.getByRole('menu').filter({ has: table });
  await expect(tools).toBeInViewport({ ratio: 1 });
  await chooseItem(page, 'Table');
  await expect(editor.text.getByRole('table')).toBeVisible();
  await page.keyboard.type('Pier');
  await expect(editor.text.getByRole('table')).toContainText('Pier');
  await editor.untilSaved();
  await expect(editor.step('Submit for review')).toBeInViewport();

  await editor.step('Submit for review').click();
  await expect(editor.question).toContainText('Recommended');
  await editor.question.getByRole('button', { name: 'Submit' }).click();
  await expect(new Frame(page).toasts).toHaveText('Submitted for review');

  const desk = await pageOf('editor');
  await desk.goto('/news/desk');
  await expect(desk.getByRole('listitem').filter({ hasText: title })).toContainText('In review');
});
