import type { RichTextEditorProps } from '../rich-text-props.ts';
import type { Ask } from './frame/ask.ts';

/** What the editor's own parts, which are made once, know of the component round them as it is now. */
export interface EditorContext
  extends Pick<RichTextEditorProps, 'onUploadImage' | 'mentionSource' | 'placeholder'> {
  /** Says something to screen readers when they have time. */
  announce: (text: string) => void;
  /** Shows and says what went wrong. */
  fail: (text: string) => void;
  ask: (what: Ask) => void;
  /** Asks for the words of the picture that is selected. */
  askForAlt: () => void;
  pickPictures: () => void;
  leave: () => void;
}
