import { LINK_LENGTH } from './link-address.ts';

// Without schemas: the editor reads them as well.

/** Limits of a document. The schema rejects a document that exceeds one, and the editor prevents it. */
export const RICH_TEXT_LIMITS = {
  /** Top-level blocks. */
  blocks: 5000,
  /** Entries of a list. */
  listItems: 1000,
  /** First number of a list. */
  listStart: 9999,
  tableColumns: 40,
  tableRows: 300,
  /** Pieces of a paragraph: runs of one format, line breaks, mentions. */
  inline: 2000,
  /** Characters of one piece. */
  characters: 100_000,
  /** All nodes together. */
  nodes: 15_000,
  /** Depth of blocks in blocks, counted in levels of JSON: a list has 4, a table 6, a quote 2. The API reads JSON of 32 levels. */
  nesting: 21,
  /** Brackets, commas and colons of its JSON. The API reads 200,000 of a request. */
  parts: 190_000,
  /** Bytes of its JSON. The API reads 1 MB of a request. */
  bytes: 1_000_000,
  marks: 6,
  /** Characters of the URL of a link. */
  linkLength: LINK_LENGTH,
  /** Characters of the alternative text of a picture. */
  altLength: 300,
  /** Pixels of a side of a picture. */
  pictureSize: 20_000,
  /** Characters of the language of a code block. */
  languageLength: 40,
  /** Characters of the id of a mentioned member. */
  mentionId: 255,
  /** Characters of the name of a mentioned member. */
  mentionLabel: 100,
} as const;

/** Limits of the whole document. An editor can't enforce them by cutting one value; the text has to change. */
export type RichTextLimit =
  | 'blocks'
  | 'listItems'
  | 'listStart'
  | 'tableColumns'
  | 'tableRows'
  | 'inline'
  | 'characters'
  | 'nodes'
  | 'nesting'
  | 'parts'
  | 'bytes';

/** Blocks that contain blocks. */
export type NestedBlock = 'list' | 'table' | 'quote';

/** A limit that a text exceeds. */
export interface RichTextExcess {
  limit: RichTextLimit;
  /** The document's number of columns, rows or levels. */
  count: number;
  /** Maximum number. */
  most: number;
  /** Path of the node, as child indexes from the document. */
  path: readonly number[];
  /** The kind of block whose levels are counted, for `nesting`. */
  nested?: NestedBlock;
}

/** A node of a text, as far as its limits depend on it. */
export interface CountedNode {
  type?: string;
  text?: string;
  attrs?: object;
  content?: readonly CountedNode[];
}

/** Limit of the children of each node. */
const MAX_CHILDREN: Record<string, RichTextLimit> = {
  doc: 'blocks',
  blockquote: 'blocks',
  listItem: 'blocks',
  tableCell: 'blocks',
  tableHeader: 'blocks',
  bulletList: 'listItems',
  orderedList: 'listItems',
  table: 'tableRows',
  paragraph: 'inline',
  heading: 'inline',
  codeBlock: 'inline',
};
/** Levels of JSON that a node puts around each of its children. */
const LEVELS = 2;
/** Nodes that contain no blocks: their content isn't nesting. */
const TEXTBLOCKS = new Set(['paragraph', 'heading', 'codeBlock']);
const NESTED: Record<string, NestedBlock> = {
  bulletList: 'list',
  orderedList: 'list',
  table: 'table',
  blockquote: 'quote',
};

/**
 * Returns the exceeded limits, each with the first position; none for a document that the server accepts.
 * @param document as JSON, or as the editor's node.
 */
export function excessesOf(document: CountedNode): RichTextExcess[] {
  const found = new Map<RichTextLimit, RichTextExcess>();
  const note = (limit: RichTextLimit, count: number, path: readonly number[]) => {
    const most = RICH_TEXT_LIMITS[limit];
    if (count > most && !found.has(limit)) found.set(limit, { limit, count, most, path });
  };
  let nodes = 0;
  const visit = (node: CountedNode, depth: number, path: readonly number[], within: readonly Holder[]) => {
    nodes += 1;
    const { type = '', content = [], text = '', attrs } = node;
    if (depth > RICH_TEXT_LIMITS.nesting && !found.has('nesting'))
      found.set('nesting', nestingExcess(within, path));
    const limit = MAX_CHILDREN[type];
    if (limit) note(limit, content.length, path);
    if (type === 'table') note('tableColumns', columnsOf(content), path);
    if (type === 'orderedList') note('listStart', numberIn(attrs, 'start'), path);
    note('characters', text.length, path);
    const nested = NESTED[type];
    const below = TEXTBLOCKS.has(type) || type === 'doc' ? depth : depth + LEVELS;
    const holders = nested ? [...within, { kind: nested, node }] : within;
    for (const [at, child] of content.entries()) visit(child, below, [...path, at], holders);
  };
  visit(document, 0, [], []);
  note('nodes', nodes, []);
  if (found.size > 0) return [...found.values()];
  const json = JSON.stringify(document);
  if (json.length > RICH_TEXT_LIMITS.parts) note('parts', partsOf(json), []);
  if (json.length > RICH_TEXT_LIMITS.bytes / 3) note('bytes', bytesOf(json), []);
  return [...found.values()];
}

interface Holder {
  kind: NestedBlock;
  node: CountedNode;
}

/** Returns the number of levels of the block that is nested too deep. @param within the blocks down to it, outermost first. */
function nestingExcess(within: readonly Holder[], path: readonly number[]): RichTextExcess {
  const { kind: nested = 'quote', node = {} }: Partial<Holder> = within.at(-1) ?? {};
  const above = within.filter(({ kind }) => kind === nested).length - 1;
  return { limit: 'nesting', count: above + levelsBelow(node, nested), most: above, path, nested };
}

function levelsBelow({ type = '', content = [] }: CountedNode, kind: NestedBlock): number {
  const own = NESTED[type] === kind ? 1 : 0;
  return own + Math.max(0, ...content.map((child) => levelsBelow(child, kind)));
}

/** Returns the width of a table in columns, taking cell spans into account. */
function columnsOf(rows: readonly CountedNode[]): number {
  let columns = 0;
  placeCells(rows, (_, column, { colspan }) => {
    columns = Math.max(columns, column + colspan);
    return colspan;
  });
  return columns;
}

interface Spans {
  colspan: number;
  rowspan: number;
}

/**
 * Visits the cells of a table with the first column of each.
 * @param visit returns the number of columns of the cell.
 */
export function placeCells<Node extends CountedNode>(
  rows: readonly Node[],
  visit: (cell: Node, column: number, spans: Spans, row: number) => number,
): void {
  /** Number of rows, from this one, for which each column is occupied. */
  const taken: number[] = [];
  for (const [row, { content = [] }] of rows.entries()) {
    let column = 0;
    for (const cell of content as readonly Node[]) {
      while ((taken[column] ?? 0) > 0) column += 1;
      const spans = { colspan: spanOf(cell, 'colspan'), rowspan: spanOf(cell, 'rowspan') };
      const width = visit(cell, column, spans, row);
      for (let at = column; at < column + width; at += 1) taken[at] = spans.rowspan;
      column += width;
    }
    for (let at = 0; at < taken.length; at += 1) taken[at] = Math.max(0, (taken[at] ?? 0) - 1);
  }
}

function spanOf({ attrs }: CountedNode, name: keyof Spans): number {
  return Math.max(1, numberIn(attrs, name));
}

function numberIn(attrs: object | undefined, name: string): number {
  const { [name]: value } = (attrs ?? {}) as Record<string, unknown>;
  return typeof value === 'number' ? value : 0;
}

/** Brackets, commas and colons outside of texts. */
function partsOf(json: string): number {
  return json.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/[^[{,:]+/g, '').length;
}

/** Bytes of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Error messages of the schema. */
export const EXCESS_TEXTS: Record<RichTextLimit, string> = {
  blocks: `A text can have at most ${RICH_TEXT_LIMITS.blocks} paragraphs.`,
  listItems: `A list can have at most ${RICH_TEXT_LIMITS.listItems} entries.`,
  listStart: `The first number of a list can be at most ${RICH_TEXT_LIMITS.listStart}.`,
  tableColumns: `A table can have at most ${RICH_TEXT_LIMITS.tableColumns} columns.`,
  tableRows: `A table can have at most ${RICH_TEXT_LIMITS.tableRows} rows.`,
  inline: `A paragraph can have at most ${RICH_TEXT_LIMITS.inline} differently formatted parts.`,
  characters: `A paragraph can have at most ${RICH_TEXT_LIMITS.characters} characters.`,
  nodes: `A text can have at most ${RICH_TEXT_LIMITS.nodes} parts. Split it into two.`,
  nesting: 'Lists, quotes and tables can’t be nested this deep.',
  parts: 'This text is too large. Split it into two.',
  bytes: 'This text is too large. Split it into two.',
};
