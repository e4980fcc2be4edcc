// @vitest-environment happy-dom
import { type RichText, richTextSchema } from '@boardwalk/contracts';
import { Editor } from '@tiptap/core';
import { afterEach, expect, it, vi } from 'vitest';
import type { EditorContext } from '../editor-context.ts';
import { limits } from '../limits/limits.ts';
import { toMarkdown } from '../markdown.ts';
import { SCHEMA } from '../schema/schema.ts';
import { pasteAndDrop } from './paste-and-drop.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());
const fail = vi.fn();

/** An empty editor with all extensions. */
function open(): Editor {
  fail.mockReset();
  const context = { fail, announce: () => {}, withdraw: () => {} } as unknown as EditorContext;
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [...SCHEMA, pasteAndDrop(context), limits(context)],
    injectCSS: false,
  });
  return editor;
}

function paste(html: string): string {
  const one = open();
  one.view.pasteHTML(html);
  const json = one.getJSON() as RichText;
  expect(richTextSchema.safeParse(json).success).toBe(true);
  return toMarkdown(json).trim();
}

const span = (style: string, text: string) =>
  `<span style="font-size:11pt;white-space:pre-wrap;${style}">${text}</span>`;
const PLAIN = 'font-weight:400;font-style:normal;';

it('preserves bold, italics and nested lists of Google Docs', () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr">${span(PLAIN, 'Plain words, ')}${span('font-weight:700;font-style:normal;', 'heavy words')}${span(PLAIN, ' and ')}${span('font-weight:400;font-style:italic;', 'slanted words')}${span(PLAIN, '.')}</p><ul><li dir="ltr" style="font-weight:400"><p>${span(PLAIN, 'First rule')}</p></li><ul><li><p>${span(PLAIN, 'A rule below it')}</p></li></ul></ul></b><br class="Apple-interchange-newline">`;
  expect(paste(docs)).toBe(
    'Plain words, **heavy words** and *slanted words*.\n\n- First rule\n  - A rule below it',
  );
});

it('removes bold from a heading of Google Docs', () => {
  expect(paste(`<h2>${span('font-weight:700;', 'Rules')}</h2>`)).toBe('## Rules');
});

const entry = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

it('converts lists of Word into lists', () => {
  const html = `<p>Before</p>${entry(1, '·', 'First stall')}${entry(1, '·', 'Second stall')}${entry(2, 'o', 'Below it')}${entry(1, '·', 'Third stall')}<p>After</p>`;
  expect(paste(html)).toBe('Before\n\n- First stall\n- Second stall\n  - Below it\n- Third stall\n\nAfter');
});

it('converts numbered lists of Word into numbered ones', () => {
  expect(paste(entry(1, '1.', 'One') + entry(1, '2.', 'Two'))).toBe('1. One\n2. Two');
});

it('begins a new list after a paragraph', () => {
  expect(paste(`${entry(1, '·', 'a')}<p>between</p>${entry(1, '·', 'b')}`)).toBe('- a\n\nbetween\n\n- b');
});

it('replaces Google’s redirect links by their target', () => {
  const link = 'https://www.google.com/url?q=https%3A%2F%2Fmeridian.example%2Fa%3Fb%3Dc&sa=D&source=editors';
  expect(paste(`<p><a href="${link}">x</a></p>`)).toBe('[x](https://meridian.example/a?b=c)');
  const runs = 'https://www.google.com/url?q=javascript:alert(1)';
  expect(paste(`<p><a href="${runs}">x</a></p>`)).not.toContain('](javascript');
});

it('preserves the lines of a chat', () => {
  expect(paste('<span style="white-space: pre-wrap;">Rule 1\nRule 2</span>')).toMatch(/^Rule 1\s*\nRule 2$/);
});

it('reports the number of omitted pictures', async () => {
  paste('<p>a<img src="file:///C:/x.png"><img src="https://lh7.googleusercontent.com/y"></p><p>b</p>');
  await Promise.resolve();
  expect(fail).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Left out: 2.'));
});

it('accepts a table of 26 columns', () => {
  const cells = Array.from({ length: 26 }, (_, at) => `<td style="border:.5pt">C${at + 1}</td>`).join('');
  expect(paste(`<table>${`<tr>${cells}</tr>`.repeat(20)}</table>`)).toContain('C26');
});

it('begins another list if numbers follow bullets', () => {
  expect(paste(entry(1, '·', 'a') + entry(1, '1.', 'One'))).toBe('- a\n\n1. One');
});

it('preserves the first number of a numbered list of Word', () => {
  expect(paste(entry(1, '4.', 'Four') + entry(1, '5.', 'Five'))).toBe('4. Four\n5. Five');
});

it('preserves single line breaks of plain text, and separates paragraphs', () => {
  const one = open();
  one.view.pasteText('1. Be kind\n2. No cheating\n\nThe staff');
  expect(one.getJSON()).toMatchObject({
    content: [
      { content: [{ text: '1. Be kind' }, { type: 'hardBreak' }, { text: '2. No cheating' }] },
      { content: [{ text: 'The staff' }] },
    ],
  });
});
