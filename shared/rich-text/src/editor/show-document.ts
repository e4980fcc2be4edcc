import { canonicalJson, type RichText } from '@boardwalk/contracts';
import type { Editor, JSONContent } from '@tiptap/core';
import { history } from '@tiptap/pm/history';

/**
 * Replaces the document with an external one: another version, a restored draft, the server's version. Neither this step nor earlier ones can be
 * undone: they concern a previous text, and undoing them would remove other authors' changes.
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

/** Returns whether the editor already shows this document, ignoring the order of keys and explicit defaults. */
function isShown(editor: Editor, document: RichText): boolean {
  try {
    const other = editor.schema.nodeFromJSON(document).toJSON() as RichText;
    return canonicalJson(withoutEnd(other)) === canonicalJson(withoutEnd(editor.getJSON() as RichText));
  } catch {
    return false;
  }
}

/** Removes the empty last line, which only serves for typing. */
export function withoutEnd({ type, content }: RichText): RichText {
  const last = content.at(-1);
  const spare = content.length > 1 && last?.type === 'paragraph' && last.content === undefined;
  return { type, content: spare ? content.slice(0, -1) : content };
}
