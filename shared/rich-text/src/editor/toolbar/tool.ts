import type { MessageDescriptor } from '@lingui/core';
import type { Editor } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';
import type { EditorContext } from '../editor-context.ts';

/** Something that a button, a menu or a key does to the text. */
export interface Tool {
  id: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** As `aria-keyshortcuts` writes it, with Control; on a Mac it is Meta. */
  keys?: string;
  /** Whether it holds where the caret is. Without it the tool is no switch. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  /** Whether this editor has it at all. */
  isHere?: (context: EditorContext) => boolean;
  run: (editor: Editor, context: EditorContext) => void;
}
