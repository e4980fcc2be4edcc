/** Comparison of texts. In a chunk of its own: only users who open revisions load it. */

export { richTextCatalog } from '../catalog.ts';
export { Revisions } from '../history/revisions.tsx';
export { LineDiff } from './inline-view.tsx';
export { RichTextDiff } from './rich-text-diff.tsx';
