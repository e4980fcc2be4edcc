import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/newsroom.ts';
import { makePng } from '../fixtures/picture.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { Frame } from '../pages/frame.ts';

// Several people take part, each in a separate browser context.
test.slow();

test.use({ account: 'author' });

test(
  'an article is saved once it has a headline, and is submitted to the editors',
  DAILY,
  async ({ page, pageOf, newsroom }) => {
    const title = newsroom.title('The ferry that came early');
    await page.goto('/news');
    await page.getByRole('link', { name: 'Write an article' }).click();
    await page.waitForURL('**/news/create');
    const editor = new ArticleEditor(page);
    await editor.title.click();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Nobody was on the pier.');
    await editor.untilSaved();
    await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}\/edit$/);

    // The article has received its address; the writer isn't interrupted.
    await page.keyboard.type(' Then the lamps came on.');
    await expect(editor.text).toHaveText('Nobody was on the pier. Then the lamps came on.');
    await editor.openSettings();
    await editor.panel.getByLabel('Summary').fill('An hour too soon, and nobody there.');
    const tags = editor.panel.getByLabel('Tags');
    await tags.fill('Ferry');
    await page.keyboard.press('Enter');
    await expect(tags).toHaveValue('');
    await tags.pressSequentially('pier!,');
    await expect(editor.panel.getByText('Use letters, digits, spaces and hyphens.')).toBeVisible();
    await expect(tags).toHaveValue('pier!');
    await tags.fill('pier');
    await tags.blur();
    await editor.panel.getByRole('button', { name: 'Remove tag pier' }).click();
    await editor.untilSaved();
    await page.reload();
    await expect(editor.title).toHaveValue(title);
    await expect(editor.text).toHaveText('Nobody was on the pier. Then the lamps came on.');
    await editor.openSettings();
    await expect(editor.panel.getByLabel('Summary')).toHaveValue('An hour too soon, and nobody there.');
    await expect(editor.panel.getByRole('button', { name: 'Remove tag ferry' })).toBeVisible();

    await expect(editor.step('Publish')).toHaveCount(0);
    await editor.take('Submit for review', 'Submit');
    await expect(new Frame(page).toasts).toHaveText('Submitted for review');
    await expect(editor.bar.getByText('In review')).toBeVisible();

    const desk = await pageOf('editor');
    await desk.goto('/news/desk');
    await expect(desk.getByRole('link', { name: /^In review/ })).toHaveAttribute('aria-current', 'page');
    await desk.getByRole('searchbox', { name: 'Search by headline or author' }).fill(title);
    await expect(desk).toHaveURL(/search=/);
    await expect(desk.getByRole('listitem').filter({ hasText: title })).toContainText('In review');
  },
);

test('another article is another page: it has its own text and draft, and is marked as read', async ({
  pageOf,
  newsroom,
}) => {
  const page = await pageOf('editor');
  const frame = new Frame(page);
  const one = await newsroom.write(newsroom.title('The first pier'), { text: 'One', state: 'published' });
  const other = await newsroom.write(newsroom.title('The other pier'), { text: 'Two', state: 'published' });
  const editor = new ArticleEditor(page);
  await editor.edit(other.id);
  await frame.visit(`/news/${one.id}/edit`);
  await expect(editor.text).toHaveText('One');
  await editor.goOn(' and only');
  await frame.visit(`/news/${other.id}/edit`);
  await expect(editor.text).toHaveText('Two');

  const comment = page.getByLabel('Write a comment');
  await frame.visit(`/news/${other.slug}`);
  await comment.fill('About the other');
  await frame.visit(`/news/${one.slug}`);
  await expect(frame.heading).toHaveText(one.title);
  await expect(comment).toHaveValue('');
  await comment.fill('About the first');
  const read = page.waitForRequest(`**/api/articles/${other.id}/read`);
  await frame.visit(`/news/${other.slug}`);
  await read;
  await expect(comment).toHaveValue('About the other');
});

test('text that is typed during the first save is not lost', async ({ page, newsroom }) => {
  const title = newsroom.title('Six words to begin with');
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/articles', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const editor = new ArticleEditor(page);
  await editor.create();
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await editor.title.fill(title);
  await editor.goOn('One, ');
  await asked;
  await page.keyboard.type('two, ');
  answer();
  await page.keyboard.type('three, ', { delay: 60 });
  await expect(page).toHaveURL(/\/edit$/);
  await page.keyboard.type('four.');
  await expect(editor.text).toHaveText('One, two, three, four.');
  await editor.untilSaved();
  await page.reload();
  await expect(editor.title).toHaveValue(title);
  await expect(editor.text).toHaveText('One, two, three, four.');
});

test('a taken address is reported at its field, and the rest is saved', async ({
  page,
  newsroom,
  expectErrors,
}) => {
  expectErrors(/status of 409 /);
  const other = await newsroom.write(newsroom.title('The first of its name'));
  const { id } = await newsroom.write(newsroom.title('The second of its name'));
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.openSettings();
  const address = editor.panel.getByLabel('Address');
  const summary = editor.panel.getByLabel('Summary');
  await address.fill(other.slug.toUpperCase().replace(/-/, ' '));
  await expect(address).toHaveValue(other.slug);
  await summary.fill('Both stand in the harbour.');
  await expect(editor.status).toHaveText('Not saved: the marked fields. Everything else is saved.');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/address/i);
  await expect(summary).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(summary).toHaveValue('Both stand in the harbour.');
  await expect(address).toHaveValue(other.slug);
  await editor.openSettings();
  await address.fill('');
  await editor.untilSaved();
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
});

test('selected text gets a toolbar, which the keyboard reaches and leaves', async ({ page, newsroom }) => {
  const { id } = await newsroom.write(newsroom.title('Bold on the quay'), { text: 'Bold' });
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  const bar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(bar).toHaveCount(0);
  await editor.text.press('Control+a');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.text.locator('strong')).toHaveText('Bold');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveCount(0);
  // Without a selection.
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.text).toBeFocused();
  await expect(bar).toHaveCount(0);
});

test('a pasted picture is uploaded, described, and part of the text', async ({ page, newsroom }) => {
  const { id, slug } = await newsroom.write(newsroom.title('A picture of the pier'));
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.paste(makePng(), 'pier.png');
  const sheet = page.getByRole('dialog', { name: 'Describe the picture' });
  await sheet.getByLabel('Alternative text').fill('The empty pier at dawn');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  const picture = editor.text.getByRole('img', { name: 'The empty pier at dawn' });
  await expect(picture).toHaveAttribute('src', /^\/api\/media\//);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await editor.untilSaved();
  await page.goto(`/news/${slug}`);
  const shown = page.getByRole('main').getByRole('img', { name: 'The empty pier at dawn' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a picture of the library gets a description and a focal point, by keys', async ({ page, newsroom }) => {
  const { id } = await newsroom.write(newsroom.title('A cover cut anew'));
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.paste(makePng(64, 48), 'quay.png');
  await page
    .getByRole('dialog', { name: 'Describe the picture' })
    .getByLabel('Alternative text')
    .fill('The quay');
  await page.keyboard.press('Enter');
  await editor.openSettings();
  await editor.panel.getByRole('button', { name: 'Choose a cover' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByRole('button', { name: 'About this picture: quay.png' }).first().click();
  const details = page.getByRole('dialog', { name: 'About this picture' });
  const point = details.getByRole('slider', { name: 'Focal point' });
  await expect(point).toHaveAttribute('aria-valuetext', '50 % from the left, 50 % from the top');
  await expect(point).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(point).toHaveAttribute('aria-valuetext', '48 % from the left, 52 % from the top');
  await point.click({ position: { x: 2, y: 2 } });
  await expect(point).not.toHaveAttribute('aria-valuetext', /^48/);
  const name = `The quay at noon ${id.slice(0, 8)}`;
  await details.getByLabel('Alternative text').fill(name);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(library.getByRole('button', { name: `About this picture: ${name}` })).toBeFocused();
  await library.getByRole('button', { name, exact: true }).click();
  await expect(editor.panel.getByLabel('Alternative text')).toHaveValue(name);
  await editor.untilSaved();
});

test('a picture without a description can be saved, and the editor reports it', async ({
  page,
  newsroom,
}) => {
  const { id } = await newsroom.write(newsroom.title('A picture without words'));
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.paste(makePng(48, 48), 'lamp.png');
  const sheet = page.getByRole('dialog', { name: 'Describe the picture' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Describe 1 picture' }).click();
  await sheet.getByLabel('Alternative text').fill('A lamp');
  await page.keyboard.press('Enter');
  await expect(editor.text.getByRole('img', { name: 'A lamp' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Describe 1 picture' })).toHaveCount(0);
});

test('a file that isn’t a picture is refused with a message', async ({ page, newsroom, expectErrors }) => {
  expectErrors(/status of 4\d\d .*\/api\/media/);
  const { id } = await newsroom.write(newsroom.title('No picture at all'));
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.paste(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'sign.png');
  await expect(page.getByRole('alert').filter({ hasText: 'sign.png:' })).toBeVisible();
  await expect(editor.text.getByRole('img')).toHaveCount(0);
});

test('a member is mentioned in the text by keys only, and readers see their name', async ({
  page,
  newsroom,
}) => {
  const { id, slug } = await newsroom.write(newsroom.title('Ask the harbour master'));
  const editor = new ArticleEditor(page);
  await editor.edit(id);
  await editor.goOn(' Ask @');
  const members = page.getByRole('listbox', { name: 'Members' });
  await expect(members.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('okaf');
  await expect(members.getByRole('option')).toHaveText(['Tobias Okafor@tobias.o']);
  await expect(editor.text).toHaveAttribute(
    'aria-activedescendant',
    (await members.getByRole('option').getAttribute('id')) ?? '?',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('about it, or @nobodyofthatname');
  await expect(page.getByText('No match')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.text).toContainText('Ask @Tobias Okafor about it');
  await editor.untilSaved();
  await page.goto(`/news/${slug}`);
  await expect(page.getByRole('main').locator('[data-mention]')).toHaveText('@Tobias Okafor');
});

test('a member finds no link to write, and no address for it', async ({ pageOf }) => {
  const page = await pageOf('member');
  await page.goto('/news');
  await expect(page.getByRole('link', { name: 'Courthouse reopens after the flood' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write an article' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Newsroom' })).toHaveCount(0);
  await page.goto('/news/create');
  await expect(page.getByText('You don’t have access to this page')).toBeVisible();
});

test('a draft is not visible to a member', async ({ pageOf, newsroom, expectErrors }) => {
  expectErrors(/status of 404 .*\/api\/articles\//);
  const { id, slug } = await newsroom.write(newsroom.title('Not out yet'));
  const page = await pageOf('member');
  for (const path of [`/news/${slug}`, `/news/${id}`, `/news/${id}/history`]) {
    await page.goto(path);
    await expect(page.getByText('There is no article at this address')).toBeVisible();
  }
});
