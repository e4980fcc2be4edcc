import { isDeepStrictEqual } from 'node:util';
import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  Mark,
  RichText,
  TableCellNode,
  TableRowNode,
} from '@boardwalk/contracts';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/**
 * Converts Markdown to rich text. The editor reads pasted Markdown with the same parser (`marked`).
 * @throws Error for Markdown without a counterpart in rich text: HTML, pictures, task lists, headings of a level other than 2 to 4.
 */
export function richTextFrom(markdown: string): RichText {
  return { type: 'doc', content: blocksOf(lexer(markdown)) };
}

function blocksOf(tokens: readonly Token[]): BlockNode[] {
  return tokens.flatMap((token) => blockOf(token as MarkedToken));
}

function blockOf(token: MarkedToken): BlockNode[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    // Text of an entry in a list without blank lines.
    case 'text':
      return [paragraph(token.tokens ?? [])];
    case 'heading':
      return [
        { type: 'heading', attrs: { level: headingLevel(token.depth) }, content: inlineOf(token.tokens) },
      ];
    case 'blockquote':
      return [{ type: 'blockquote', content: blocksOf(token.tokens) }];
    case 'list':
      return [listOf(token)];
    case 'code':
      return [
        {
          type: 'codeBlock',
          attrs: { language: token.lang || null },
          content: token.text === '' ? [] : [{ type: 'text', text: token.text }],
        },
      ];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return [{ type: 'table', content: [token.header, ...token.rows].map(rowOf) }];
    default:
      throw unsupported(token);
  }
}

function paragraph(tokens: readonly Token[]): BlockNode {
  return { type: 'paragraph', content: inlineOf(tokens) };
}

function headingLevel(depth: number): 2 | 3 | 4 {
  if (depth === 2 || depth === 3 || depth === 4) return depth;
  throw new Error('A heading begins with ##, ### or ####.');
}

function listOf({ ordered, start, items }: Tokens.List): BlockNode {
  const content = items.map((item): ListItemNode => ({ type: 'listItem', content: blocksOf(item.tokens) }));
  return ordered
    ? { type: 'orderedList', attrs: { start: Number(start) }, content }
    : { type: 'bulletList', content };
}

function rowOf(cells: readonly Tokens.TableCell[]): TableRowNode {
  return {
    type: 'tableRow',
    content: cells.map(
      ({ header, tokens }): TableCellNode => ({
        type: header ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1 },
        content: [paragraph(tokens)],
      }),
    ),
  };
}

/** Merges adjacent texts with the same marks into one node, because the parser splits a text at each escaped character. */
function inlineOf(tokens: readonly Token[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  for (const node of piecesOf(tokens, [])) {
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text' && isDeepStrictEqual(last.marks, node.marks))
      last.text += node.text;
    else nodes.push(node);
  }
  return nodes;
}

function piecesOf(tokens: readonly Token[], marks: readonly Mark[]): InlineNode[] {
  return tokens.flatMap((token) => pieceOf(token as MarkedToken, marks));
}

function pieceOf(token: MarkedToken, marks: readonly Mark[]): InlineNode[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [textNode(token.text.replaceAll(/\s*\n\s*/g, ' '), marks)];
    case 'strong':
      return piecesOf(token.tokens, [...marks, { type: 'bold' }]);
    case 'em':
      return piecesOf(token.tokens, [...marks, { type: 'italic' }]);
    case 'del':
      return piecesOf(token.tokens, [...marks, { type: 'strike' }]);
    case 'codespan':
      return [textNode(token.text, [...marks, { type: 'code' }])];
    case 'link':
      return piecesOf(token.tokens, [...marks, { type: 'link', attrs: { href: token.href } }]);
    case 'br':
      return [{ type: 'hardBreak' }];
    default:
      throw unsupported(token);
  }
}

function textNode(text: string, marks: readonly Mark[]): InlineNode {
  return marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text };
}

function unsupported({ type, raw }: MarkedToken): Error {
  return new Error(`A text can’t contain this (${type}): ${raw.trim()}`);
}
