import type { Extensions } from '@tiptap/core';
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions';
import type { EditorContext } from './editor-context.ts';
import { pasteAndDrop } from './incoming/paste-and-drop.ts';
import { Uploads } from './incoming/uploads.ts';
import { keys } from './keys.ts';
import { limits } from './limits/limits.ts';
import { type Menus, menuExtensions } from './menus/menus.ts';
import { SCHEMA } from './schema/schema.ts';

/** Extensions of the editor. */
export const createExtensions = (context: EditorContext, menus: Menus): Extensions => [
  ...SCHEMA,
  UndoRedo,
  Dropcursor.configure({ color: false, class: 'drop-cursor' }),
  Gapcursor,
  // Otherwise the caret can't be moved past a table at the end on devices without arrow keys.
  TrailingNode.configure({ notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] }),
  Placeholder.configure({ placeholder: () => context.placeholder ?? '' }),
  Uploads,
  pasteAndDrop(context),
  ...menuExtensions(context, menus),
  keys(context),
  limits(context),
];
