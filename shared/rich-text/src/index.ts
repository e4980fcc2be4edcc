/**
 * Texts with headings, pictures and so on. It is compiled into the remotes that use it: what reads a text comes with their pages, what
 * writes and compares texts is fetched when it is drawn, and the pages of others carry nothing. What it needs of the kit it takes from the page.
 */

export { findMembers } from './find-members.ts';
export { uploadImage } from './pictures/upload-image.ts';
export type {
  MentionItem,
  RevisionsProps,
  RichTextDiffProps,
  RichTextEditorHandle,
  RichTextEditorProps,
  TextRevision,
  UploadedImage,
  UploadOptions,
} from './rich-text-props.ts';
export { headingsOf, type TextHeading } from './view/headings.ts';
export { RichTextView, type RichTextViewProps } from './view/rich-text-view.tsx';
export {
  LineDiff,
  loadRichTextDiff,
  loadRichTextEditor,
  OthersHere,
  Revisions,
  RichTextDiff,
  RichTextEditor,
} from './written.tsx';
