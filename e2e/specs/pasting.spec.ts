import type { RichText } from '@boardwalk/contracts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/newsroom.ts';
import { partsOf, pasteBehind, readPastes } from '../fixtures/pastes.ts';
import { makePng } from '../fixtures/picture.ts';
import { ArticleEditor } from '../pages/article-editor.ts';

test.use({ account: 'author' });

const heading = (words: string): RichText['content'][number] => ({
  type: 'heading',
  attrs: { level: 4 },
  content: [{ type: 'text', text: words }],
});

test(
  'the clipboard content of programs is pasted, saved and loaded without losing its format',
  DAILY,
  async ({ page, newsroom, callAs }) => {
    const pastes = readPastes();
    const { id, version } = await newsroom.write(newsroom.title('From every program'));
    const body: RichText = {
      type: 'doc',
      content: pastes.flatMap(({ program }) => [heading(program), { type: 'paragraph' }]),
    };
    body.content.push(heading('screenshot'), { type: 'paragraph' });
    expect((await callAs('author', 'PUT', `/api/articles/${id}`, { body, version })).ok()).toBe(true);
    const editor = new ArticleEditor(page);
    await editor.edit(id);
    for (const { program, html } of pastes) await pasteBehind(editor.text, program, html);
    const written = await partsOf(editor.text);
    for (const { program, expected } of pastes) expect.soft(written[program], program).toBe(expected);

    await editor.text.getByRole('heading', { name: 'screenshot' }).click();
    await page.keyboard.press('ArrowDown');
    await editor.pasteHere(makePng(), 'screenshot.png');
    const sheet = page.getByRole('dialog', { name: 'Describe the picture' });
    await sheet.getByLabel('Alternative text').fill('The pier from above');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();

    await editor.untilSaved();
    await page.reload();
    await expect(editor.text.getByRole('img', { name: 'The pier from above' })).toBeVisible();
    const { screenshot, ...loaded } = await partsOf(editor.text);
    expect(screenshot).toContain('The pier from above');
    const { screenshot: _, ...before } = written;
    expect(loaded).toEqual(before);
  },
);

test(
  'content over a limit is reported on paste, and the rest is still saved',
  DAILY,
  async ({ page, newsroom, callAs }) => {
    const { id, version } = await newsroom.write(newsroom.title('A wide timetable'));
    const body: RichText = { type: 'doc', content: [heading('Times'), { type: 'paragraph' }] };
    expect((await callAs('author', 'PUT', `/api/articles/${id}`, { body, version })).ok()).toBe(true);
    const editor = new ArticleEditor(page);
    await editor.edit(id);
    const cells = Array.from({ length: 45 }, (_, at) => `<td>C${at + 1}</td>`).join('');
    await pasteBehind(editor.text, 'Times', `<table><tr>${cells}</tr></table>`);
    const alert = page.getByRole('alert').filter({ hasText: 'This table has 45 columns; 40 fit.' });
    await expect(alert).toBeVisible();
    await expect(editor.text.getByRole('table')).toHaveCount(0);
    const title = newsroom.title('A timetable that fits');
    await editor.title.fill(title);
    await editor.untilSaved();
    await alert.getByRole('button', { name: 'Add what fits' }).click();
    await expect(editor.text.getByRole('cell')).toHaveCount(40);
    await expect(alert).toBeHidden();
    await editor.untilSaved();
    await page.reload();
    await expect(editor.title).toHaveValue(title);
    await expect(editor.text.getByRole('cell', { name: 'C40' })).toBeVisible();
  },
);
