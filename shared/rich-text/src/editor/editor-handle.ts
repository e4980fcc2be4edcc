import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { FoundNode, RichTextEditorHandle } from '../rich-text-props.ts';

/** Returns the handle of the editor for pages; without an editor its methods do nothing. */
export function handleOf(editor: Editor | null): RichTextEditorHandle {
  return {
    // Synchronously: the editor's own command waits for a frame, in which a key press would be lost.
    focus: () => editor?.view.focus(),
    select: (fits) => editor && selectFirst(editor, fits),
  };
}

function selectFirst(editor: Editor, fits: (node: FoundNode) => boolean): void {
  const { doc, tr } = editor.state;
  let found: { node: Node; at: number } | undefined;
  doc.descendants((node, at) => {
    if (!found && fits(node.toJSON() as FoundNode)) found = { node, at };
    return !found;
  });
  if (!found) return;
  const { node, at } = found;
  const selection = node.isText
    ? TextSelection.create(doc, at, at + node.nodeSize)
    : NodeSelection.create(doc, at);
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
}
