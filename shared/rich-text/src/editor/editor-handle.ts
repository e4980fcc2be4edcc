import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { FoundNode, RichTextEditorHandle } from '../rich-text-props.ts';

/** What a page can do with the editor; nothing as long as it isn't there. */
export function handleOf(editor: Editor | null): RichTextEditorHandle {
  return {
    // At once: the editor's own command waits for a frame, in which a key would be lost.
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
