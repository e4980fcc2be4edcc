import type { BlockNode, TableCellNode, TableRowNode } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode } from 'react';
import type { BlockChange } from './block-diff.ts';
import { ChangedBlock } from './change-marks.tsx';
import type { CellChange, RowChange } from './table-diff.ts';

interface TableChangeProps {
  rows: readonly RowChange[];
  renderContent: (nodes: readonly BlockNode[]) => ReactNode[];
  renderChanges: (blocks: readonly BlockChange[]) => ReactNode;
}

/** A table with its added, removed and changed rows and cells, each at its position. */
export function TableChange({ rows, renderContent, renderChanges }: TableChangeProps) {
  const { t } = useLingui();
  const unchanged = ({ content }: TableCellNode) => createElement('div', null, ...renderContent(content));
  const wholeRow = (kind: 'added' | 'removed', { content }: TableRowNode) =>
    content.map((cell) => renderCell(cell, <ChangedBlock kind={kind}>{unchanged(cell)}</ChangedBlock>));
  const cellOf = (change: CellChange) => {
    if (change.kind === 'changed') return renderCell(change.cell, renderChanges(change.blocks));
    if (change.kind === 'same') return renderCell(change.cell, unchanged(change.cell));
    return renderCell(change.cell, <ChangedBlock kind={change.kind}>{unchanged(change.cell)}</ChangedBlock>);
  };
  const cellsOf = (change: RowChange) => {
    if (change.kind === 'changed') return change.cells.map(cellOf);
    if (change.kind === 'same') return change.row.content.map((cell) => renderCell(cell, unchanged(cell)));
    return wholeRow(change.kind, change.row);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content has to be reachable by keyboard.
    <section data-table="" aria-label={t`Table`} tabIndex={0}>
      <table>
        {createElement('tbody', null, ...rows.map((row) => createElement('tr', null, ...cellsOf(row))))}
      </table>
    </section>
  );
}

function renderCell({ type, attrs }: TableCellNode, content: ReactNode): ReactNode {
  const span = { colSpan: attrs?.colspan, rowSpan: attrs?.rowspan };
  return createElement(type === 'tableHeader' ? 'th' : 'td', span, content);
}
