import { errorMessage, i18n } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorContext } from '../editor-context.ts';
import { pictureOf } from '../schema/picture-attributes.ts';
import { uploadCard } from './upload-card.ts';
import { changePlaces, placeOf } from './uploads.ts';

let count = 0;

/** Returns the pictures among files. */
export const picturesIn = (files: FileList | null | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Uploads pictures one after another and inserts each where it was dropped. @param at a position in the document. */
export async function uploadPictures(
  editor: Editor,
  context: EditorContext,
  files: readonly File[],
  at: number,
) {
  const places = files.map((file) => ({ file, ...holdPlace(editor, file, at) }));
  for (const place of places) await uploadOne(editor, context, place);
}

function holdPlace(editor: Editor, file: File, at: number) {
  count += 1;
  const id = `upload-${count}`;
  const abort = new AbortController();
  const { card, show } = uploadCard(file.name, () => abort.abort());
  editor.view.dispatch(changePlaces(editor.state, { add: { id, at, card } }));
  return { id, abort, show };
}

type Place = ReturnType<typeof holdPlace> & { file: File };

async function uploadOne(editor: Editor, context: EditorContext, { file, id, abort, show }: Place) {
  const { onUploadImage } = context;
  if (!onUploadImage || editor.isDestroyed) return;
  const { name } = file;
  const writing = watchWriting(editor);
  const stop = () => abort.abort();
  editor.on('destroy', stop);
  try {
    abort.signal.throwIfAborted();
    context.announce(i18n._(msg`Uploading ${name}`));
    const picture = pictureOf({
      alt: '',
      ...(await onUploadImage(file, { signal: abort.signal, onProgress: show })),
    });
    if (!picture) throw new Error('The upload answered with no picture of this site.');
    if (editor.isDestroyed || abort.signal.aborted) return;
    const interrupts = writing.happened;
    insertPicture(editor, id, picture);
    context.announce(i18n._(msg`${name} was added to the text.`));
    // Doesn't interrupt an author who is typing: the editor's footer reports the missing alternative text.
    if (!interrupts) context.openAltDialog();
  } catch (error) {
    if (abort.signal.aborted) context.announce(i18n._(msg`${name} could not be uploaded.`));
    else context.fail(`${name}: ${errorMessage(error)}`);
  } finally {
    writing.stop();
    editor.off('destroy', stop);
    if (!editor.isDestroyed) editor.view.dispatch(changePlaces(editor.state, { remove: id }));
  }
}

function insertPicture(editor: Editor, id: string, picture: object) {
  const at = placeOf(editor.state, id) ?? editor.state.selection.to;
  editor.commands.insertContentAt(at, { type: 'image', attrs: picture });
  const { doc, tr } = editor.state;
  // Find its position: it replaces an empty paragraph, otherwise it follows the block.
  for (const pos of [at, at - 1, at + 1, at + 2]) {
    if (pos >= 0 && pos < doc.content.size && doc.nodeAt(pos)?.type.name === 'image') {
      editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, pos)));
      return;
    }
  }
}

/** Observes whether the text is edited meanwhile. */
function watchWriting(editor: Editor) {
  const watch = { happened: false, stop: () => editor.off('update', note) };
  const note = () => {
    watch.happened = true;
  };
  editor.on('update', note);
  return watch;
}
