import { useLingui } from '@lingui/react/macro';
import { type ComponentType, memo } from 'react';
import { Table } from '../chakra/forms.ts';
import { ChooseBox } from './choose-box.tsx';
import type { DataColumn, DataTableProps } from './data-table-types.ts';
import { TableHead } from './table-head.tsx';
import type { TableSort } from './table-state.ts';
import type { Selection } from './use-selection.ts';

export interface RowsProps<Row>
  extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowId' | 'rowLabel'> {
  rows: readonly Row[];
  selection: Selection<Row> | undefined;
  sort: TableSort | undefined;
  onSort: (sort: TableSort | null) => void;
}

/** Rows as a table. */
export function TableForm<Row>({
  label,
  columns,
  rows,
  rowId,
  rowLabel = rowId,
  selection,
  sort,
  onSort,
  stickyTop,
}: RowsProps<Row> & { stickyTop?: string }) {
  const widths = columns.some(({ width }) => width !== undefined);
  const OneRow = TableRow as ComponentType<TableRowProps<Row>>;
  return (
    <Table.Root
      size="sm"
      variant="line"
      aria-label={label}
      bg="transparent"
      css={widths ? { tableLayout: 'fixed' } : undefined}
    >
      {widths && (
        <colgroup>
          {selection && <col style={{ width: '2.75rem' }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
      )}
      <TableHead columns={columns} sort={sort} onSort={onSort} selection={selection} stickyTop={stickyTop} />
      <Table.Body>
        {rows.map((row) => {
          const id = rowId(row);
          return (
            <OneRow
              key={id}
              row={row}
              id={id}
              columns={columns}
              chosen={selection?.isChosen(id)}
              onToggle={selection?.toggle}
              name={rowLabel(row)}
            />
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}

interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined if rows can't be selected. */
  chosen: boolean | undefined;
  onToggle: ((id: string) => void) | undefined;
}

/** Memoized: rendering a hundred rows on each keystroke of a search would take a fifth of a second. */
const TableRow = memo(function TableRow({
  row,
  id,
  name,
  columns,
  chosen,
  onToggle,
}: TableRowProps<unknown>) {
  const { t } = useLingui();
  return (
    <Table.Row
      // A `RowLink` covers the row.
      position="relative"
      bg={chosen ? 'bg.subtle' : 'transparent'}
      data-selected={chosen || undefined}
      _hover={{ bg: chosen ? 'bg.subtle' : 'bg.panel' }}
    >
      {chosen !== undefined && (
        <Table.Cell>
          <ChooseBox label={t`Select ${name}`} checked={chosen} onToggle={() => onToggle?.(id)} />
        </Table.Cell>
      )}
      {columns.map(({ id: column, cell, align }) => (
        <Table.Cell key={column} textAlign={align} overflowWrap="anywhere">
          {cell(row)}
        </Table.Cell>
      ))}
    </Table.Row>
  );
});
