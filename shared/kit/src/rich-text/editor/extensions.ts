import type { Extensions } from '@tiptap/core';
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { arrivals } from './arrivals/arrivals.ts';
import { Uploads } from './arrivals/uploads.ts';
import { keys } from './keys.ts';
import { type Menus, menuExtensions } from './menus/menus.ts';
import { SCHEMA } from './schema/schema.ts';
import type { EditorTies } from './ties.ts';

/** All that the editor is made of. */
export const createExtensions = (ties: EditorTies, menus: Menus): Extensions => [
  ...SCHEMA,
  UndoRedo,
  Dropcursor.configure({ color: false, class: 'drop-cursor' }),
  Gapcursor,
  Placeholder.configure({ placeholder: () => ties.placeholder ?? '' }),
  Uploads,
  arrivals(ties),
  ...menuExtensions(ties, menus),
  keys(ties),
];
