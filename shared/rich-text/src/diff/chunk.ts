/** What comparing two texts takes. It is a file by itself: only who looks at earlier forms of a text fetches it. */

export { richTextCatalog } from '../catalog.ts';
export { Revisions } from '../history/revisions.tsx';
export { LineDiff } from './line-diff.tsx';
export { RichTextDiff } from './rich-text-diff.tsx';
