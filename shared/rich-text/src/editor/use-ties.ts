import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useState } from 'react';
import type { RichTextEditorProps } from '../rich-text-props.ts';
import { blockAfter } from './arrivals/arrivals.ts';
import { picturesIn, uploadPictures } from './arrivals/upload-pictures.ts';
import type { Ask } from './frame/ask.ts';
import type { EditorTies } from './ties.ts';

/** What is said of the editor's doings. `wrong` is shown until the next, the rest is only spoken. */
export interface Said {
  text: string;
  wrong: boolean;
}

interface TiedParts {
  editor: RefObject<Editor | null>;
  foot: RefObject<HTMLElement | null>;
  picker: RefObject<HTMLInputElement | null>;
}

/** The ties of an editor: one object for its whole life, in which the latest properties stand. */
export function useTies(props: RichTextEditorProps, { editor, foot, picker }: TiedParts) {
  const [ask, setAsk] = useState<Ask>();
  const [said, setSaid] = useState<Said>();
  const [ties] = useState<EditorTies>(() => ({
    announce: (text) => setSaid({ text, wrong: false }),
    fail: (text) => setSaid({ text, wrong: true }),
    ask: setAsk,
    askForAlt: () => {
      const { selection } = editor.current?.state ?? {};
      const node = selection && 'node' in selection ? selection.$from.nodeAfter : undefined;
      if (selection && node?.type.name === 'image')
        setAsk({ kind: 'alt', alt: node.attrs.alt, at: selection.from });
    },
    pickPictures: () => picker.current?.click(),
    leave: () => foot.current?.focus(),
  }));
  const { onUploadImage, mentionSource, placeholder } = props;
  useEffect(() => {
    Object.assign(ties, { onUploadImage, mentionSource, placeholder });
  }, [ties, onUploadImage, mentionSource, placeholder]);
  /** What was chosen in the browser's own window. */
  const takePicked = (input: HTMLInputElement) => {
    const files = picturesIn(input.files);
    const { current } = editor;
    if (current) void uploadPictures(current, ties, files, blockAfter(current, current.state.selection.to));
    input.value = '';
  };
  return { ties, ask, closeAsk: () => setAsk(undefined), said, takePicked };
}
