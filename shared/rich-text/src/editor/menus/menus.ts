import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { Suggestion } from '@tiptap/suggestion';
import type { MentionItem } from '../../rich-text-props.ts';
import type { EditorContext } from '../editor-context.ts';
import type { Tool } from '../toolbar/tool.ts';
import { findInserts } from './find-inserts.ts';
import { MenuStore } from './menu-store.ts';

/** Delay between the last keystroke and the member search, in milliseconds. */
const DEBOUNCE_MS = 150;

/** The lists at the caret: `/` for blocks, `@` for members. */
export interface Menus {
  inserts: MenuStore<Tool>;
  members: MenuStore<MentionItem>;
}

export const createMenus = (): Menus => ({ inserts: new MenuStore(), members: new MenuStore() });

export const menuExtensions = (context: EditorContext, menus: Menus) => [
  Extension.create({
    name: 'insertMenu',
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        Suggestion<Tool, Tool>({
          editor,
          pluginKey: new PluginKey('insertMenu'),
          char: '/',
          startOfLine: true,
          allow: ({ state }) => state.selection.$from.parent.type.name === 'paragraph',
          items: ({ query }) => findInserts(query, context),
          command: ({ range, props }) => {
            editor.chain().focus().deleteRange(range).run();
            props.run(editor, context);
          },
          render: menus.inserts.render,
        }),
      ];
    },
  }),
  Extension.create({
    name: 'memberMenu',
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        Suggestion<MentionItem, MentionItem>({
          editor,
          pluginKey: new PluginKey('memberMenu'),
          char: '@',
          debounce: DEBOUNCE_MS,
          allow: ({ state }) =>
            context.mentionSource !== undefined && !state.selection.$from.parent.type.spec.code,
          items: async ({ query, signal }) => [
            ...((await context.mentionSource?.(query, signal).catch(() => [])) ?? []),
          ],
          command: ({ range, props: { id, label } }) => {
            const named = [
              { type: 'mention', attrs: { id, label } },
              { type: 'text', text: ' ' },
            ];
            editor.chain().focus().insertContentAt(range, named).run();
          },
          render: menus.members.render,
        }),
      ];
    },
  }),
];
