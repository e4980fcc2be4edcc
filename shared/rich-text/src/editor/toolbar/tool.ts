import type { MessageDescriptor } from '@lingui/core';
import type { Editor } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';
import type { EditorContext } from '../editor-context.ts';

/** A command of a button, a menu or a shortcut. */
export interface Tool {
  id: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** In the format of `aria-keyshortcuts`, with Control; on a Mac it is Meta. */
  keys?: string;
  /** Whether it is active at the caret. Without it the tool isn't a toggle. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  /** Whether this editor has it. */
  isHere?: (context: EditorContext) => boolean;
  run: (editor: Editor, context: EditorContext) => void;
}
