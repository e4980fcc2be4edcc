// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { richTextSchema } from '@boardwalk/contracts';
import { Editor } from '@tiptap/core';
import { expect, it, vi } from 'vitest';
import type { EditorContext } from '../editor-context.ts';
import { limits } from '../limits/limits.ts';
import { SCHEMA } from '../schema/schema.ts';
import { pasteAndDrop } from './paste-and-drop.ts';

const FOLDER = join(import.meta.dirname, '../../testing/pastes');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const programs = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.expected.html'))
  .map((file) => file.replace('.expected.html', ''));

/** Returns the document after a paste, as HTML. */
function paste(html: string) {
  const fail = vi.fn();
  const context = { fail, announce: () => {}, withdraw: () => {} } as unknown as EditorContext;
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...SCHEMA, pasteAndDrop(context), limits(context)],
    injectCSS: false,
  });
  editor.view.pasteHTML(html);
  const pasted = { html: editor.getHTML(), json: editor.getJSON(), fail };
  editor.destroy();
  return pasted;
}

it('covers at least one paste of each program', () => {
  expect(programs.length).toBeGreaterThanOrEqual(11);
});

it.each(programs)('preserves the structure of a paste from %s', (program) => {
  const { html, json } = paste(read(`${program}.html`));
  // The file has one block per line.
  expect(html).toBe(
    read(`${program}.expected.html`)
      .replaceAll(/>\n(?=<)/g, '>')
      .trim(),
  );
  expect(richTextSchema.parse(json)).toEqual(json);
});

it('reports the omitted picture of a web page', async () => {
  const { fail } = paste(read('web-page.html'));
  await Promise.resolve();
  expect(fail).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Left out: 1.'));
});

it('reports a URL that is too long for a link, and keeps the text', async () => {
  const { html, fail } = paste(`<p><a href="https://a.example/${'x'.repeat(2000)}">the map</a></p>`);
  await Promise.resolve();
  expect(html).toBe('<p>the map</p>');
  expect(fail).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2000 characters'));
});
