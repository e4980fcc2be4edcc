import type { SlotFiller } from '@boardwalk/kit';
import type { RichTextEditorProps } from '../rich-text-props.ts';

/** A dialog of the editor to open. */
export type DialogRequest =
  | { kind: 'link'; address: string }
  | { kind: 'video' }
  | { kind: 'block' }
  /** Alternative text of a picture, by its position in the document. */
  | { kind: 'alt'; alt: string; at: number };

/** A possible action after a failure. */
export interface Choice {
  label: string;
  run: () => void;
}

/** Current state and props of the component, for the editor's extensions, which are created once. */
export interface EditorContext
  extends Pick<RichTextEditorProps, 'onUploadImage' | 'mentionSource' | 'placeholder'> {
  /** Blocks that remotes offer for texts. */
  remoteBlocks: readonly SlotFiller[];
  /** Announces a text politely to screen readers. */
  announce: (text: string) => void;
  /** Shows and announces a failure, with possible actions if there are any. */
  fail: (text: string, choices?: readonly Choice[]) => void;
  /** Hides a failure with actions, because the text has changed since. */
  withdraw: () => void;
  openDialog: (dialog: DialogRequest) => void;
  /** Asks for the alternative text of the selected picture. */
  openAltDialog: () => void;
  pickPictures: () => void;
  /** Shows the toolbar, also without a selection, before the focus moves to it. */
  showToolbar: () => void;
  leave: () => void;
}
