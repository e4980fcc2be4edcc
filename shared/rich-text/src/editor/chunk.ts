/** All that writing a text takes. It is a file by itself: whoever only reads never fetches it. */

export { richTextCatalog } from '../catalog.ts';
export { OthersHere } from '../presence/others-here.tsx';
export { fromMarkdown, toMarkdown } from './markdown.ts';
export { RichTextEditor } from './rich-text-editor.tsx';
