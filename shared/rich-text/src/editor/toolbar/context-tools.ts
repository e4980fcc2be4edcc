import { msg } from '@lingui/core/macro';
import type { Editor } from '@tiptap/core';
import {
  ArrowDownFromLine,
  ArrowLeftFromLine,
  ArrowRightFromLine,
  ArrowUpFromLine,
  Captions,
  FoldHorizontal,
  FoldVertical,
  PanelTop,
  Trash2,
} from 'lucide-react';
import type { Tool } from './tool.ts';

const TABLE: readonly Tool[] = [
  {
    id: 'rowAbove',
    label: msg`Insert row above`,
    icon: ArrowUpFromLine,
    run: (editor) => editor.chain().focus().addRowBefore().run(),
  },
  {
    id: 'rowBelow',
    label: msg`Insert row below`,
    icon: ArrowDownFromLine,
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    id: 'columnBefore',
    label: msg`Insert column before`,
    icon: ArrowLeftFromLine,
    run: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  {
    id: 'columnAfter',
    label: msg`Insert column after`,
    icon: ArrowRightFromLine,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    id: 'headerRow',
    label: msg`Header row`,
    icon: PanelTop,
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  {
    id: 'deleteRow',
    label: msg`Delete row`,
    icon: FoldVertical,
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    id: 'deleteColumn',
    label: msg`Delete column`,
    icon: FoldHorizontal,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    id: 'deleteTable',
    label: msg`Delete table`,
    icon: Trash2,
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];

const REMOVE: Tool = {
  id: 'remove',
  label: msg`Remove`,
  icon: Trash2,
  run: (editor) => editor.chain().focus().deleteSelection().run(),
};

const PICTURE: readonly Tool[] = [
  {
    id: 'describe',
    label: msg`Describe the picture`,
    icon: Captions,
    run: (_, context) => context.openAltDialog(),
  },
  REMOVE,
];

/** Contexts of the caret with tools of their own. */
export type Context = 'table' | 'picture' | 'video';

export const CONTEXT_TOOLS: Record<Context, readonly Tool[]> = {
  table: TABLE,
  picture: PICTURE,
  video: [REMOVE],
};

export function contextOf(editor: Editor): Context | undefined {
  if (editor.isActive('image')) return 'picture';
  if (editor.isActive('embed')) return 'video';
  return editor.isActive('table') ? 'table' : undefined;
}
