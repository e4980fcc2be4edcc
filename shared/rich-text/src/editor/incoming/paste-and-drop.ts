import { embedOf } from '@boardwalk/contracts';
import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorContext } from '../editor-context.ts';
import { fromMarkdown, looksLikeMarkdown } from '../markdown.ts';
import { withoutForbidden } from './pasted-markup.ts';
import { picturesIn, uploadPictures } from './upload-pictures.ts';

/** What is pasted and dropped, when it isn't plain text or markup: pictures, addresses of videos, Markdown. */
export const pasteAndDrop = (context: EditorContext) =>
  Extension.create({
    name: 'pasteAndDrop',
    // Before links, which would take every address.
    priority: 2000,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            transformPastedHTML: withoutForbidden,
            handlePaste: (_, { clipboardData }) =>
              clipboardData !== null && takePasted(editor, context, clipboardData),
            handleDrop: (view, event, _, moved) => {
              const files = moved ? [] : picturesIn(event.dataTransfer?.files);
              if (files.length === 0 || !context.onUploadImage) return false;
              event.preventDefault();
              const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
              void uploadPictures(
                editor,
                context,
                files,
                blockAfter(editor, at ?? editor.state.selection.to),
              );
              return true;
            },
          },
        }),
      ];
    },
  });

function takePasted(editor: Editor, context: EditorContext, data: DataTransfer): boolean {
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const files = picturesIn(data.files);
  // A text from a word processor comes with a picture of itself.
  if (files.length > 0 && text.trim() === '' && context.onUploadImage) {
    void uploadPictures(editor, context, files, blockAfter(editor, editor.state.selection.to));
    return true;
  }
  if (text.trim() === '' || editor.isActive('codeBlock')) return false;
  return takeVideo(editor, text) || (html === '' && takeMarkdown(editor, text));
}

/** The address of a video on an empty line becomes the video; anywhere else it is a link. */
function takeVideo(editor: Editor, text: string): boolean {
  const embed = embedOf(text);
  const { empty, $from } = editor.state.selection;
  if (!embed || !empty || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0)
    return false;
  return editor.commands.insertContent({ type: 'embed', attrs: embed });
}

function takeMarkdown(editor: Editor, text: string): boolean {
  if (!looksLikeMarkdown(text)) return false;
  try {
    return editor.commands.insertContent(fromMarkdown(text).content as object[]);
  } catch {
    // What makes no document is pasted as it is.
    return false;
  }
}

/** The next place between blocks: a picture doesn't split a sentence. */
export function blockAfter(editor: Editor, at: number): number {
  const $at = editor.state.doc.resolve(at);
  if ($at.parent.isTextblock) return $at.parent.content.size === 0 ? $at.pos : $at.after();
  return at;
}
