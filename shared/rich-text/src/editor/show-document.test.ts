// @vitest-environment happy-dom
import type { RichText } from '@boardwalk/contracts';
import { Editor, type JSONContent } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { afterEach, expect, it, vi } from 'vitest';
import { doc, everything, paragraph } from '../testing/documents.ts';
import { SCHEMA } from './schema/schema.ts';
import { showDocument } from './show-document.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

const onUpdate = vi.fn();
function open(document: RichText): Editor {
  onUpdate.mockReset();
  editor = new Editor({
    element: globalThis.document.createElement('div'),
    extensions: [...SCHEMA, UndoRedo],
    content: document as JSONContent,
    textDirection: 'auto',
    injectCSS: false,
    onUpdate,
  });
  return editor;
}

it('doesn’t remove other authors’ text on undo, and reports no change', () => {
  const one = open(doc(paragraph('It rained.')));
  one.commands.insertContentAt(one.state.doc.content.size - 1, ' My sentence.');
  onUpdate.mockReset();
  showDocument(one, doc(paragraph('It rained. Their sentence.')));
  expect(one.can().undo()).toBe(false);
  one.commands.undo();
  one.commands.redo();
  expect(one.getText()).toBe('It rained. Their sentence.');
  expect(onUpdate).not.toHaveBeenCalled();
});

it('doesn’t restore a text that was replaced completely', () => {
  const one = open(doc(paragraph('It rained.')));
  one.chain().selectAll().insertContent('All mine.').run();
  showDocument(one, doc(paragraph('Theirs.')));
  one.commands.undo();
  expect(one.getText()).toBe('Theirs.');
});

it('undoes only what is written after it', () => {
  const one = open(doc(paragraph('Mine.')));
  one.commands.insertContentAt(1, 'x');
  showDocument(one, doc(paragraph('Theirs.')));
  one.commands.insertContentAt(one.state.doc.content.size - 1, ' And mine.');
  expect(one.getText()).toBe('Theirs. And mine.');
  one.commands.undo();
  expect(one.getText()).toBe('Theirs.');
  one.commands.undo();
  expect(one.getText()).toBe('Theirs.');
  one.commands.redo();
  expect(one.getText()).toBe('Theirs. And mine.');
});

it('keeps the undo history when the server returns the same text', () => {
  const one = open(everything);
  one.commands.insertContentAt(1, 'x');
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : value && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, inner]) => [key, sorted(inner)]),
          )
        : value;
  const { state } = one;
  showDocument(one, sorted(one.getJSON()) as RichText);
  expect(one.state).toBe(state);
  expect(one.can().undo()).toBe(true);
});
