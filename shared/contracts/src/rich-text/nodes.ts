import type { RemoteBlock } from '../slots/remote-block.ts';
import type { Embed } from './embed-providers.ts';
import type { Mark } from './marks.ts';

// Written explicitly, because TypeScript can't emit an inferred recursive type into a declaration.

export interface TextNode {
  type: 'text';
  text: string;
  marks?: Mark[];
}
export type InlineNode =
  | TextNode
  | { type: 'hardBreak' }
  | { type: 'mention'; attrs: { id: string; label: string } };

export interface ListItemNode {
  type: 'listItem';
  content: BlockNode[];
}
export interface TableCellNode {
  type: 'tableCell' | 'tableHeader';
  attrs?: { colspan?: number; rowspan?: number };
  content: BlockNode[];
}
export interface TableRowNode {
  type: 'tableRow';
  content: TableCellNode[];
}

/** Block nodes of a document. */
export type BlockNode =
  | { type: 'paragraph'; content?: InlineNode[] }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: InlineNode[] }
  | { type: 'codeBlock'; attrs?: { language?: string | null }; content?: { type: 'text'; text: string }[] }
  | { type: 'horizontalRule' }
  | { type: 'image'; attrs: { src: string; alt: string; width: number; height: number } }
  | { type: 'embed'; attrs: Embed }
  | { type: 'remoteBlock'; attrs: RemoteBlock }
  | { type: 'blockquote'; content: BlockNode[] }
  | { type: 'bulletList'; content: ListItemNode[] }
  | { type: 'orderedList'; attrs?: { start?: number }; content: ListItemNode[] }
  | { type: 'table'; content: TableRowNode[] };

/** A formatted text (headings, lists, pictures), as the editor produces it. */
export interface RichText {
  type: 'doc';
  content: BlockNode[];
}
