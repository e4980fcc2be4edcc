// @vitest-environment happy-dom
import { excessesOf, type RichText, richTextSchema } from '@boardwalk/contracts';
import { Editor, type JSONContent } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Choice, EditorContext } from '../editor-context.ts';
import { pasteAndDrop } from '../incoming/paste-and-drop.ts';
import { SCHEMA } from '../schema/schema.ts';
import { excessesIn, limits, showExcess, trimToFit } from './limits.ts';

let editor: Editor | undefined;
const fail = vi.fn<(text: string, choices?: readonly Choice[]) => void>();
const withdraw = vi.fn();
beforeEach(() => {
  fail.mockReset();
  withdraw.mockReset();
});
afterEach(() => editor?.destroy());

function open(content: JSONContent | string = ''): Editor {
  const context = { fail, withdraw, announce: () => {} } as unknown as EditorContext;
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [...SCHEMA, UndoRedo, pasteAndDrop(context), limits(context)],
    content,
    injectCSS: false,
  });
  return editor;
}

const savable = (one: Editor) => richTextSchema.safeParse(one.getJSON()).success;
const text = (one: Editor) => one.state.doc.textBetween(0, one.state.doc.content.size, '|');
/** Returns the message about the last change, and its actions. */
async function shownMessage() {
  await Promise.resolve();
  const [message = '', choices = []] = fail.mock.lastCall ?? [];
  return { message, labels: choices.map(({ label }) => label), choose: (at: number) => choices[at]?.run() };
}

const row = (columns: number) =>
  `<tr>${Array.from({ length: columns }, (_, at) => `<td>C${at + 1}</td>`).join('')}</tr>`;
const nested = (levels: number): string =>
  `<ul><li><p>level ${levels}</p>${levels > 1 ? nested(levels - 1) : ''}</li></ul>`;

it.each([
  ['a table', `<table>${row(41).repeat(2)}</table>`, 'This table has 41 columns; 40 fit.', 'C40', 'C41'],
  [
    'rows',
    `<table>${Array.from({ length: 310 }, (_, at) => `<tr><td>R${at + 1}</td></tr>`).join('')}</table>`,
    'This table has 310 rows; 300 fit.',
    'R300',
    'R301',
  ],
  [
    'a wide cell',
    `<table><tr><td>first</td><td colspan="40">wide</td><td>last</td></tr></table>`,
    'This table has 42 columns; 40 fit.',
    'wide',
    'last',
  ],
])('cuts %s to the part that fits, on request', async (_, html, expected, last, lost) => {
  const one = open('<p>Before</p>');
  one.commands.setTextSelection(one.state.doc.content.size - 1);
  one.view.pasteHTML(html);
  expect(text(one)).toBe('Before');
  const { message, labels, choose } = await shownMessage();
  expect(message).toContain(expected);
  expect(labels).toEqual(['Add what fits', 'Leave it out']);
  choose(0);
  expect(text(one)).toMatch(new RegExp(`^Before\\|.*${last}(?!\\d)`));
  expect(text(one)).not.toContain(lost);
  expect(savable(one)).toBe(true);
});

it('lifts the entries of a list that is too deep, and loses none', async () => {
  const one = open();
  one.view.pasteHTML(nested(7));
  expect(text(one)).toBe('');
  const { message, choose } = await shownMessage();
  expect(message).toContain('This list has 7 levels; 5 fit here.');
  choose(0);
  expect(text(one)).toBe('level 7|level 6|level 5|level 4|level 3|level 2|level 1');
  expect(savable(one)).toBe(true);
});

it('splits what is too long, and loses none of it', async () => {
  const one = open();
  one.view.pasteHTML(`<ul>${'<li>x</li>'.repeat(1500)}</ul>`);
  const { message, choose } = await shownMessage();
  expect(message).toContain('This list has 1,500 entries; 1,000 fit.');
  choose(0);
  expect(text(one).split('|').filter(Boolean)).toHaveLength(1500);
  expect(savable(one)).toBe(true);
});

it('omits a paste on request, and withdraws the offer when the text changes', async () => {
  const one = open('<p>Before</p>');
  one.view.pasteHTML(nested(9));
  const { choose } = await shownMessage();
  one.commands.insertContent('x');
  expect(withdraw).toHaveBeenCalled();
  const changed = text(one);
  choose(0);
  choose(1);
  expect(text(one)).toBe(changed);
});

it('rejects oversized Markdown with the same offer', async () => {
  const one = open();
  const data = { getData: (type: string) => (type === 'text/plain' ? markdown : ''), files: [] };
  const markdown = `|${' a |'.repeat(41)}\n|${' - |'.repeat(41)}\n|${' b |'.repeat(41)}`;
  const event = Object.assign(new Event('paste'), { clipboardData: data });
  one.view.someProp('handlePaste', (take) => take(one.view, event as never, null as never) || undefined);
  const { message, labels } = await shownMessage();
  expect(message).toContain('This table has 41 columns; 40 fit.');
  expect(labels).toHaveLength(2);
});

it('blocks Tab in a list at the last level', async () => {
  const one = open(nested(4));
  one.commands.focus('end');
  for (let level = 0; level < 5; level += 1) {
    one.commands.splitListItem('listItem');
    one.commands.sinkListItem('listItem');
    one.commands.insertContent('x');
    expect(savable(one)).toBe(true);
  }
  expect((await shownMessage()).message).toContain('can’t be nested this deep');
});

it('blocks Tab if the entries below would exceed the last level, without growth', async () => {
  const one = open(`<ul><li><p>a</p>${nested(1)}</li><li><p>b</p>${nested(4)}</li></ul>`);
  let at = 0;
  one.state.doc.descendants((node, position) => {
    if (node.text === 'b') at = position;
  });
  one.commands.setTextSelection(at);
  one.commands.sinkListItem('listItem');
  expect(savable(one)).toBe(true);
  expect((await shownMessage()).message).toContain('can’t be nested this deep');
});

it('blocks columns and rows beyond the limit', async () => {
  const one = open(`<table>${row(40)}</table>`);
  one.commands.setTextSelection(4);
  one.commands.addColumnAfter();
  expect((await shownMessage()).message).toContain('at most 40 columns');
  expect(excessesOf(one.getJSON())).toEqual([]);
  one.commands.setContent(`<table>${row(1).repeat(300)}</table>`);
  one.commands.setTextSelection(4);
  one.commands.addRowAfter();
  expect((await shownMessage()).message).toContain('at most 300 rows');
  expect(savable(one)).toBe(true);
});

it('rejects a list that begins with a number that is too large', () => {
  const one = open();
  for (const sign of '20261. ') {
    const { from } = one.state.selection;
    const isTaken = one.view.someProp('handleTextInput', (take) =>
      take(one.view, from, from, sign, () => one.state.tr),
    );
    if (!isTaken) one.view.dispatch(one.state.tr.insertText(sign));
  }
  expect(text(one)).toBe('20261. ');
});

const overfull: RichText = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Above' }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: Array.from({ length: 45 }, () => ({
            type: 'tableCell',
            content: [{ type: 'paragraph' }],
          })),
        },
      ],
    },
  ],
};

it('finds the exceeded limit of an external text, and cuts it', () => {
  const one = open(overfull as JSONContent);
  const [first, ...more] = excessesIn(one.state);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ limit: 'tableColumns', count: 45, most: 40, path: [1] });
  if (first) showExcess(one, first);
  expect(one.state.selection.$from.node(1).type.name).toBe('table');
  // It can still be edited meanwhile.
  one.commands.insertContentAt(1, 'x');
  expect(text(one)).toContain('xAbove');
  expect(trimToFit(one)).toBe(true);
  expect(excessesIn(one.state)).toEqual([]);
  expect(savable(one)).toBe(true);
  one.commands.setContent(overfull as JSONContent, { emitUpdate: false });
  expect(excessesIn(one.state)).toHaveLength(1);
});
