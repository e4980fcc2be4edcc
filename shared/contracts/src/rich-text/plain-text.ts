import type { RichText } from './nodes.ts';

/** An empty document. */
export const EMPTY_TEXT: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

interface AnyNode {
  type: string;
  text?: string;
  attrs?: { label?: string; alt?: string };
  content?: readonly AnyNode[];
}

function write(node: AnyNode, lines: string[]): void {
  const { type, attrs, content = [] } = node;
  if (type === 'hardBreak') lines.push('');
  else if (type === 'text' || type === 'mention') {
    lines[lines.length - 1] += node.text ?? `@${attrs?.label ?? ''}`;
  } else {
    if (lines.at(-1) !== '') lines.push('');
    if (type === 'image') lines[lines.length - 1] = attrs?.alt ?? '';
    for (const inner of content) write(inner, lines);
  }
}

/** Returns the readable text, one block per line: for search, differences, feeds and counts. */
export function plainTextOf(document: RichText): string {
  const lines = [''];
  for (const node of document.content as readonly AnyNode[]) write(node, lines);
  return lines.filter((line) => line.trim() !== '').join('\n');
}

const SHOWN_WITHOUT_TEXT: readonly string[] = ['image', 'embed', 'remoteBlock', 'table'];

/** Returns whether a document has visible content: text, a picture, a frame or a table. */
export function hasContent(document: RichText): boolean {
  const shows = ({ type, content = [] }: AnyNode): boolean =>
    SHOWN_WITHOUT_TEXT.includes(type) || content.some(shows);
  return plainTextOf(document).trim() !== '' || (document.content as readonly AnyNode[]).some(shows);
}

const WORDS_PER_MINUTE = 220;

/** Returns the reading time in whole minutes, at least one. */
export function readingMinutes(document: RichText): number {
  const words = plainTextOf(document).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Returns the ids of all pictures of this site in the document. */
export function pictureIdsOf(document: RichText): string[] {
  const found: string[] = [];
  const visit = (node: AnyNode & { attrs?: { src?: string } }) => {
    const id = node.type === 'image' ? node.attrs?.src?.split('/').at(-1) : undefined;
    if (id) found.push(id);
    for (const inner of node.content ?? []) visit(inner);
  };
  for (const node of document.content as readonly AnyNode[]) visit(node);
  return found;
}
