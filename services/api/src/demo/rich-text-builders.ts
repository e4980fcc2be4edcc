import type { BlockNode, InlineNode, ListItemNode, RichText, TableRowNode } from '@boardwalk/contracts';

type Piece = string | InlineNode;

/** Builders of rich text for demo articles and pages. */
export function text(...content: BlockNode[]): RichText {
  return { type: 'doc', content };
}

export function p(...pieces: Piece[]): BlockNode {
  return { type: 'paragraph', content: pieces.filter((piece) => piece !== '').map(inline) };
}

export function h2(title: string): BlockNode {
  return { type: 'heading', attrs: { level: 2 }, content: [inline(title)] };
}

export function h3(title: string): BlockNode {
  return { type: 'heading', attrs: { level: 3 }, content: [inline(title)] };
}

export function quote(...lines: string[]): BlockNode {
  return { type: 'blockquote', content: lines.map((line) => p(line)) };
}

export function bullets(...items: (string | Piece[])[]): BlockNode {
  return { type: 'bulletList', content: items.map(listItem) };
}

export function steps(...items: (string | Piece[])[]): BlockNode {
  return { type: 'orderedList', attrs: { start: 1 }, content: items.map(listItem) };
}

export function code(language: string, source: string): BlockNode {
  return { type: 'codeBlock', attrs: { language }, content: [{ type: 'text', text: source }] };
}

/** A table with a header row. */
export function table(head: string[], ...rows: string[][]): BlockNode {
  return {
    type: 'table',
    content: [row('tableHeader', head), ...rows.map((cells) => row('tableCell', cells))],
  };
}

export function b(said: string): InlineNode {
  return { type: 'text', text: said, marks: [{ type: 'bold' }] };
}

export function i(said: string): InlineNode {
  return { type: 'text', text: said, marks: [{ type: 'italic' }] };
}

export function link(said: string, href: string): InlineNode {
  return { type: 'text', text: said, marks: [{ type: 'link', attrs: { href } }] };
}

function inline(piece: Piece): InlineNode {
  return typeof piece === 'string' ? { type: 'text', text: piece } : piece;
}

function listItem(item: string | Piece[]): ListItemNode {
  return { type: 'listItem', content: [p(...[item].flat())] };
}

function row(type: 'tableCell' | 'tableHeader', cells: string[]): TableRowNode {
  return {
    type: 'tableRow',
    content: cells.map((cell) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [p(cell)] })),
  };
}
