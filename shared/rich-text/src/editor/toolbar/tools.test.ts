// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCHEMA } from '../schema/schema.ts';
import { BAR } from './tools.ts';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions: SCHEMA, injectCSS: false });
  // Simulates Trusted Types.
  const refuse = () => {
    throw new TypeError('This document requires TrustedHTML.');
  };
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(refuse);
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(refuse);
});
afterEach(() => editor.destroy());

const mention = BAR.flat().find(({ id }) => id === 'mention');

it('begins a mention without parsing HTML', () => {
  mention?.run(editor, {} as never);
  expect(editor.getText()).toBe('@');
});

it('separates a mention from the preceding word', () => {
  editor.commands.insertContent({ type: 'text', text: 'Ask' });
  mention?.run(editor, {} as never);
  expect(editor.getText()).toBe('Ask @');
});
