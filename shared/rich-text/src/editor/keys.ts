import { Extension } from '@tiptap/core';
import type { EditorContext } from './editor-context.ts';
import { BAR } from './toolbar/tools.ts';

const LINK = BAR.flat().find(({ id }) => id === 'link');

/** Additional shortcuts: Escape leaves the text, Alt+F10 moves to the toolbar, Control+K inserts a link. */
export const keys = (context: EditorContext) =>
  Extension.create({
    name: 'editorKeys',
    // After the suggestion lists, which handle Escape themselves.
    priority: 1,
    addKeyboardShortcuts() {
      const { editor } = this;
      return {
        Escape: () => {
          context.leave();
          return true;
        },
        'Alt-F10': () => {
          context.showToolbar();
          editor.view.dom
            .closest('[data-editor]')
            ?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
            ?.focus();
          return true;
        },
        'Mod-k': () => {
          LINK?.run(editor, context);
          return true;
        },
      };
    },
  });
