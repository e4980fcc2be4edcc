import { canonicalJson, type TableCellNode, type TableRowNode } from '@boardwalk/contracts';
import { align } from './align.ts';
import type { BlockChange, diffBlocks } from './block-diff.ts';
import { similarity, textOfBlocks } from './similarity.ts';

export type CellChange =
  | { kind: 'same' | 'added' | 'removed'; cell: TableCellNode }
  | { kind: 'changed'; cell: TableCellNode; blocks: BlockChange[] };

export type RowChange =
  | { kind: 'same' | 'added' | 'removed'; row: TableRowNode }
  | { kind: 'changed'; cells: CellChange[] };

const MIN_SHARED = 0.35;

/**
 * Returns the changes of a table, by row and, in changed rows, by cell.
 * @param diff compares the content of two cells.
 */
export function diffRows(
  before: readonly TableRowNode[],
  after: readonly TableRowNode[],
  diff: typeof diffBlocks,
): RowChange[] {
  return align(before, after, canonicalJson, areAlike).map(({ old, now }): RowChange => {
    if (!old) return { kind: 'added', row: now as TableRowNode };
    if (!now) return { kind: 'removed', row: old };
    if (canonicalJson(old) === canonicalJson(now)) return { kind: 'same', row: now };
    return { kind: 'changed', cells: diffCells(old.content, now.content, diff) };
  });
}

/** Two rows are versions of the same one if they share a cell, or most of their words. */
function areAlike(old: TableRowNode, now: TableRowNode): boolean {
  const oldTexts = new Set(old.content.map(textOf).filter(Boolean));
  if (now.content.some((cell) => oldTexts.has(textOf(cell)))) return true;
  const rowText = ({ content }: TableRowNode) => content.map(textOf).join(' ');
  return similarity(rowText(old), rowText(now)) >= MIN_SHARED;
}

function diffCells(
  before: readonly TableCellNode[],
  after: readonly TableCellNode[],
  diff: typeof diffBlocks,
): CellChange[] {
  // In rows of the same length cells are compared by column.
  if (before.length === after.length)
    return after.map((now, column) => cellChange(before[column] ?? now, now, diff));
  const alike = (old: TableCellNode, now: TableCellNode) =>
    similarity(textOf(old), textOf(now)) >= MIN_SHARED;
  return align(before, after, canonicalJson, alike).map(({ old, now }): CellChange => {
    if (!old) return { kind: 'added', cell: now as TableCellNode };
    return now ? cellChange(old, now, diff) : { kind: 'removed', cell: old };
  });
}

function cellChange(old: TableCellNode, now: TableCellNode, diff: typeof diffBlocks): CellChange {
  if (canonicalJson(old) === canonicalJson(now)) return { kind: 'same', cell: now };
  return { kind: 'changed', cell: now, blocks: diff(old.content, now.content) };
}

const textOf = ({ content }: TableCellNode): string => textOfBlocks(...content);
