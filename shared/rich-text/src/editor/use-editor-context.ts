import { placedFillers } from '@boardwalk/contracts';
import { useSite, useSlotFillers } from '@boardwalk/kit';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RichTextEditorProps } from '../rich-text-props.ts';
import type { Choice, DialogRequest, EditorContext } from './editor-context.ts';
import { blockAfter } from './incoming/paste-and-drop.ts';
import { picturesIn, uploadPictures } from './incoming/upload-pictures.ts';

/** A status message of the editor. `wrong` is shown until the next one, others are only announced. */
export interface EditorMessage {
  text: string;
  wrong: boolean;
  choices?: readonly Choice[];
}

interface TiedParts {
  editor: RefObject<Editor | null>;
  foot: RefObject<HTMLElement | null>;
  picker: RefObject<HTMLInputElement | null>;
}

/** Returns the context of an editor: one object for its whole lifetime, with the latest props. */
export function useEditorContext(props: RichTextEditorProps, { editor, foot, picker }: TiedParts) {
  const [dialog, setDialog] = useState<DialogRequest>();
  const [message, setMessage] = useState<EditorMessage>();
  const [isToolbarRequested, setToolbarRequested] = useState(false);
  const fillers = useSlotFillers();
  const { slots } = useSite();
  // Remotes that are released while the text is edited are offered when it is opened again.
  const [remoteBlocks] = useState(() =>
    fillers.length > 0 ? placedFillers(fillers, slots, 'article.blocks') : [],
  );
  const [context] = useState<EditorContext>(() => ({
    remoteBlocks,
    announce: (text) => setMessage({ text, wrong: false }),
    fail: (text, choices) => setMessage({ text, wrong: true, choices }),
    withdraw: () => setMessage((message) => (message?.choices ? undefined : message)),
    openDialog: setDialog,
    openAltDialog: () => {
      const { selection } = editor.current?.state ?? {};
      const node = selection && 'node' in selection ? selection.$from.nodeAfter : undefined;
      if (selection && node?.type.name === 'image')
        setDialog({ kind: 'alt', alt: node.attrs.alt, at: selection.from });
    },
    pickPictures: () => picker.current?.click(),
    showToolbar: () => flushSync(() => setToolbarRequested(true)),
    leave: () => foot.current?.focus(),
  }));
  const { onUploadImage, mentionSource, placeholder } = props;
  useEffect(() => {
    Object.assign(context, { onUploadImage, mentionSource, placeholder });
  }, [context, onUploadImage, mentionSource, placeholder]);
  /** Files chosen in the browser's dialog. */
  const takePicked = (input: HTMLInputElement) => {
    const files = picturesIn(input.files);
    const { current } = editor;
    if (current)
      void uploadPictures(current, context, files, blockAfter(current, current.state.selection.to));
    input.value = '';
  };
  return {
    context,
    dialog,
    closeDialog: () => setDialog(undefined),
    message,
    takePicked,
    isToolbarRequested,
    releaseToolbar: () => setToolbarRequested(false),
  };
}
