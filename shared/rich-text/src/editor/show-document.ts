import { canonicalJson, type RichText } from '@boardwalk/contracts';
import type { Editor, JSONContent } from '@tiptap/core';
import { history } from '@tiptap/pm/history';

/**
 * Shows a document that comes from outside: another version, a restored draft, what the server keeps. It isn't a step that can be undone, and
 * neither are the steps before it: they are about a text that is gone, and undoing them would remove what others wrote.
 */
export function showDocument(editor: Editor, document: RichText): void {
  if (isShown(editor, document)) return;
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(document as JSONContent, { emitUpdate: false })
    .run();
  if (editor.unregisterPlugin('history')) editor.registerPlugin(history());
}

/** Whether the editor shows this already, whatever order its keys are in and whether or not defaults are written out. */
function isShown(editor: Editor, document: RichText): boolean {
  try {
    const other = editor.schema.nodeFromJSON(document).toJSON() as RichText;
    return canonicalJson(withoutEnd(other)) === canonicalJson(withoutEnd(editor.getJSON() as RichText));
  } catch {
    return false;
  }
}

/** The empty line at the end is for whoever goes on writing there. */
export function withoutEnd({ type, content }: RichText): RichText {
  const last = content.at(-1);
  const spare = content.length > 1 && last?.type === 'paragraph' && last.content === undefined;
  return { type, content: spare ? content.slice(0, -1) : content };
}
