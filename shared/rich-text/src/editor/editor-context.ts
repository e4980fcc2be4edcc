import type { RichTextEditorProps } from '../rich-text-props.ts';
import type { Ask } from './frame/ask.ts';

/** A way out of something that went wrong. */
export interface Choice {
  label: string;
  run: () => void;
}

/** What the editor's own parts, which are made once, know of the component round them as it is now. */
export interface EditorContext
  extends Pick<RichTextEditorProps, 'onUploadImage' | 'mentionSource' | 'placeholder'> {
  /** Says something to screen readers when they have time. */
  announce: (text: string) => void;
  /** Shows and announces what went wrong, with the ways out if there are any. */
  fail: (text: string, choices?: readonly Choice[]) => void;
  /** Takes back what was shown with choices: the text has changed since. */
  withdraw: () => void;
  ask: (what: Ask) => void;
  /** Asks for the words of the picture that is selected. */
  askForAlt: () => void;
  pickPictures: () => void;
  leave: () => void;
}
