/** The editor. In a chunk of its own: users who only read never load it. */

export { richTextCatalog } from '../catalog.ts';
export { OthersHere } from '../presence/others-here.tsx';
export { fromMarkdown, toMarkdown } from './markdown.ts';
export { RichTextEditor } from './rich-text-editor.tsx';
