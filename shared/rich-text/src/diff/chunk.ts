/** What comparing two texts takes. It is a file by itself: only who looks at earlier forms of a text fetches it. */

export { richTextCatalog } from '../catalog.ts';
export { Revisions } from '../history/revisions.tsx';
export { RichTextDiff } from './rich-text-diff.tsx';
export { wordDiff } from './word-diff.ts';
