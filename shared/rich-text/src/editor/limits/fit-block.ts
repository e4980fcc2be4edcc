import { placeCells, RICH_TEXT_LIMITS } from '@boardwalk/contracts';
import type { JSONContent } from '@tiptap/core';

/** Levels of JSON that a list entry, a quote and a cell add. */
const LIST_LEVELS = 4;
const QUOTE_LEVELS = 2;
const TABLE_LEVELS = 6;

/**
 * Splits a block into one or more within the limits: tables are cut, long lists and paragraphs are split, and content nested too deeply is lifted to
 * the level above.
 * @param depth of the block, in levels of JSON.
 */
export function fitBlock(block: JSONContent, depth = 0): JSONContent[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return fitTextblock(block);
    case 'blockquote':
      return fitQuote(block, depth);
    case 'bulletList':
    case 'orderedList':
      return fitList(block, depth);
    case 'table':
      return fitTable(block, depth);
    default:
      return [block];
  }
}

const fitBlocks = (blocks: readonly JSONContent[] | undefined, depth: number): JSONContent[] =>
  (blocks ?? []).flatMap((block) => fitBlock(block, depth));

function fitTextblock(block: JSONContent): JSONContent[] {
  const pieces = (block.content ?? []).flatMap(splitText);
  if (pieces.length === (block.content ?? []).length && pieces.length <= RICH_TEXT_LIMITS.inline)
    return [block];
  const blocks: JSONContent[] = [];
  let length = 0;
  for (const piece of pieces) {
    const last = blocks.at(-1);
    const size = piece.text?.length ?? 1;
    const fits =
      last?.content !== undefined &&
      last.content.length < RICH_TEXT_LIMITS.inline &&
      length + size <= RICH_TEXT_LIMITS.characters;
    if (fits) last.content?.push(piece);
    else blocks.push({ ...block, content: [piece] });
    length = fits ? length + size : size;
  }
  return blocks;
}

/** Splits a text into pieces within the limit, between words if possible. */
function splitText(node: JSONContent): JSONContent[] {
  const most = RICH_TEXT_LIMITS.characters;
  let rest = node.text ?? '';
  if (rest.length <= most) return [node];
  const pieces: JSONContent[] = [];
  while (rest.length > most) {
    const blank = rest.lastIndexOf(' ', most - 1);
    // Without a space near the end: not inside a surrogate pair.
    const isHalf = /[\uD800-\uDBFF]/.test(rest.charAt(most - 1));
    const end = blank > most / 2 ? blank + 1 : isHalf ? most - 1 : most;
    pieces.push({ ...node, text: rest.substring(0, end) });
    rest = rest.substring(end);
  }
  return [...pieces, { ...node, text: rest }];
}

function fitQuote(quote: JSONContent, depth: number): JSONContent[] {
  const inner = depth + QUOTE_LEVELS;
  if (inner > RICH_TEXT_LIMITS.nesting) return fitBlocks(quote.content, depth);
  return chunksOf(fitBlocks(quote.content, inner), RICH_TEXT_LIMITS.blocks).map((content) => ({
    ...quote,
    content,
  }));
}

function fitList(list: JSONContent, depth: number): JSONContent[] {
  if (depth + LIST_LEVELS > RICH_TEXT_LIMITS.nesting)
    return (list.content ?? []).flatMap((item) => fitBlocks(item.content, depth));
  const items = (list.content ?? []).flatMap((item) => fitItem(item, depth));
  const begin = Math.min(Number(list.attrs?.start ?? 1), RICH_TEXT_LIMITS.listStart);
  return chunksOf(items, RICH_TEXT_LIMITS.listItems).map((content, at) => {
    if (list.type !== 'orderedList') return { ...list, content };
    const start = Math.min(begin + at * RICH_TEXT_LIMITS.listItems, RICH_TEXT_LIMITS.listStart);
    return { ...list, attrs: { ...list.attrs, start }, content };
  });
}

/** Returns an entry, followed by the entries of its lists that exceed the level. */
function fitItem(item: JSONContent, depth: number): JSONContent[] {
  const inner = depth + LIST_LEVELS;
  const items: JSONContent[] = [];
  let own: JSONContent[] = [];
  const close = () => {
    const isBlank = own.length === 0 || (own.length === 1 && own[0]?.content === undefined);
    if (!isBlank || items.length === 0) items.push({ ...item, content: withParagraph(own) });
    own = [];
  };
  let hasFlattened = false;
  for (const block of item.content ?? []) {
    const isList = block.type === 'bulletList' || block.type === 'orderedList';
    if (!isList || inner + LIST_LEVELS <= RICH_TEXT_LIMITS.nesting) {
      own.push(...fitBlock(block, inner));
      continue;
    }
    if (own.some(({ content }) => content !== undefined)) close();
    else own = [];
    hasFlattened = true;
    for (const nested of block.content ?? []) items.push(...fitItem(nested, depth));
  }
  if (own.length > 0 || !hasFlattened) close();
  return items;
}

/** Ensures that an entry begins with a paragraph. */
const withParagraph = (blocks: readonly JSONContent[]): JSONContent[] =>
  blocks[0]?.type === 'paragraph' ? [...blocks] : [{ type: 'paragraph' }, ...blocks];

function fitTable(table: JSONContent, depth: number): JSONContent[] {
  const inner = depth + TABLE_LEVELS;
  const rows = table.content ?? [];
  if (inner > RICH_TEXT_LIMITS.nesting)
    return rows.flatMap((row) => (row.content ?? []).flatMap((cell) => fitBlocks(cell.content, depth)));
  return [{ ...table, content: cutTable(rows, inner) }];
}

/** Returns the rows and columns of a table that fit. */
function cutTable(rows: readonly JSONContent[], depth: number): JSONContent[] {
  const fitting = rows.filter((_, at) => at < RICH_TEXT_LIMITS.tableRows);
  const cells: JSONContent[][] = fitting.map(() => []);
  placeCells(fitting, (cell, column, { colspan, rowspan }, row) => {
    const width = Math.min(colspan, RICH_TEXT_LIMITS.tableColumns - column);
    if (width < 1) return colspan;
    const attrs = { ...cell.attrs, colspan: width, rowspan: Math.min(rowspan, fitting.length - row) };
    const content = fitBlocks(cell.content, depth).filter((_, at) => at < RICH_TEXT_LIMITS.blocks);
    cells[row]?.push({ ...cell, attrs, content });
    return width;
  });
  return fitting.map((row, at) => ({ ...row, content: cells[at] }));
}

function chunksOf<T>(items: readonly T[], most: number): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < items.length; at += most) chunks.push(items.slice(at, at + most));
  return chunks;
}
