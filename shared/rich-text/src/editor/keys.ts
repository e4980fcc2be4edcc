import { Extension } from '@tiptap/core';
import type { EditorContext } from './editor-context.ts';
import { BAR } from './toolbar/tools.ts';

const LINK = BAR.flat().find(({ id }) => id === 'link');

/** Keys that the parts don't bring: out of the text with Escape, into the bar with Alt+F10, a link with Control+K. */
export const keys = (context: EditorContext) =>
  Extension.create({
    name: 'editorKeys',
    // After the lists at the caret, which take Escape for themselves.
    priority: 1,
    addKeyboardShortcuts() {
      const { editor } = this;
      return {
        Escape: () => {
          context.leave();
          return true;
        },
        'Alt-F10': () => {
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
