// Without schemas: the editor reads them as well.

/** The most of what a text may hold. The editor takes no more than the server. */
export const RICH_TEXT_LIMITS = {
  /** Blocks one below the other. */
  blocks: 5000,
  /** Entries of a list. */
  listItems: 1000,
  tableColumns: 40,
  tableRows: 300,
  /** Pieces of a paragraph: runs of one format, line breaks, mentions. */
  inline: 2000,
  /** All nodes together. */
  nodes: 15_000,
  /** Depth of blocks in blocks, counted in levels of JSON: a list has 4, a table 6, a quote 2. The API reads JSON of 32 levels. */
  nesting: 21,
} as const;

/** What a text has too much of. */
export type RichTextExcess = keyof typeof RICH_TEXT_LIMITS;

interface AnyNode {
  type?: string;
  content?: readonly AnyNode[];
}

/** The limit of the children of each node. */
const MOST_CHILDREN: Record<string, RichTextExcess> = {
  doc: 'blocks',
  blockquote: 'blocks',
  listItem: 'blocks',
  tableCell: 'blocks',
  tableHeader: 'blocks',
  bulletList: 'listItems',
  orderedList: 'listItems',
  table: 'tableRows',
  tableRow: 'tableColumns',
  paragraph: 'inline',
  heading: 'inline',
  codeBlock: 'inline',
};
/** Levels of JSON that a node puts around each of its children. */
const LEVELS = 2;
/** Nodes that hold no further blocks: their content isn't nesting. */
const TEXTBLOCKS = new Set(['paragraph', 'heading', 'codeBlock']);

/** The first thing of which a text has more than the limits allow; undefined for one that the server accepts. */
export function excessOf(document: AnyNode): RichTextExcess | undefined {
  let nodes = 0;
  const visit = (node: AnyNode, depth: number): RichTextExcess | undefined => {
    nodes += 1;
    if (nodes > RICH_TEXT_LIMITS.nodes) return 'nodes';
    if (depth > RICH_TEXT_LIMITS.nesting) return 'nesting';
    const { content = [], type = '' } = node;
    const limit = MOST_CHILDREN[type];
    if (limit !== undefined && content.length > RICH_TEXT_LIMITS[limit]) return limit;
    const below = TEXTBLOCKS.has(type) || type === 'doc' ? depth : depth + LEVELS;
    for (const child of content) {
      const excess = visit(child, below);
      if (excess) return excess;
    }
    return undefined;
  };
  return visit(document, 0);
}

/** The refusals of the schema. */
export const EXCESS_TEXTS: Record<RichTextExcess, string> = {
  blocks: `A text can have at most ${RICH_TEXT_LIMITS.blocks} paragraphs.`,
  listItems: `A list can have at most ${RICH_TEXT_LIMITS.listItems} entries.`,
  tableColumns: `A table can have at most ${RICH_TEXT_LIMITS.tableColumns} columns.`,
  tableRows: `A table can have at most ${RICH_TEXT_LIMITS.tableRows} rows.`,
  inline: `A paragraph can have at most ${RICH_TEXT_LIMITS.inline} differently formatted parts.`,
  nodes: `A text can have at most ${RICH_TEXT_LIMITS.nodes} parts. Split it into two.`,
  nesting: 'Lists, quotes and tables can’t be nested this deep.',
};
