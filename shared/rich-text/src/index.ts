/**
 * Formatted texts with headings, pictures and so on. Bundled into the remotes that use it: the view is part of their pages, the editor and the
 * comparison are loaded on demand, and pages without texts include nothing. Uses the page's shared kit.
 */

export { findMembers } from './find-members.ts';
export {
  LineDiff,
  loadRichTextDiff,
  loadRichTextEditor,
  OthersHere,
  Revisions,
  RichTextDiff,
  RichTextEditor,
} from './lazy-components.tsx';
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
