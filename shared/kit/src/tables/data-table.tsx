import { Box, Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ErrorBox } from '../components/error-box.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { useMinWidth } from '../settings/use-media.ts';
import type { DataTableProps } from './data-table-types.ts';
import { SelectionBar } from './selection-bar.tsx';
import { sortRows } from './sort-rows.ts';
import { TableCards } from './table-cards.tsx';
import { TableForm } from './table-form.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useTableState } from './table-state.ts';
import { useSelection } from './use-selection.ts';

const NONE: readonly never[] = [];

/** A list in all its states: loading, empty, failed, as a table, or as cards in a narrow window. See `docs/developers/kit.md`. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowLabel,
  listKey,
  error,
  failure,
  onRetry,
  empty,
  busy,
  more,
  card,
  tableFrom = 'md',
  actions,
  name,
  stickyTop,
}: DataTableProps<Row>) {
  const { t } = useLingui();
  const { sort, setSort } = useTableState([], name);
  const shown = useMemo(
    () => sortRows(rows ?? NONE, columns, sort),
    [rows, columns, sort?.id, sort?.descending],
  );
  const selection = useSelection(shown, rowId);
  const wide = useMinWidth(tableFrom);
  const form = {
    label,
    columns,
    rowId,
    rowLabel,
    rows: shown,
    sort,
    onSort: setSort,
    selection: actions && selection,
  };
  const first = shown[0];
  return (
    <Stack gap="4" aria-busy={busy}>
      {Boolean(error) && <ErrorBox title={failure} error={error} onRetry={onRetry} />}
      {!rows && !error && <TableSkeleton label={t`Loading: ${label}`} columns={columns.length} />}
      {rows?.length === 0 && empty}
      {first !== undefined && (
        // Another search mounts a new list: otherwise the content below would shift to where the new one ends.
        <Box key={listKey}>
          {wide ? <TableForm {...form} stickyTop={stickyTop} /> : <TableCards {...form} card={card} />}
          {more && <LoadMore {...more} />}
        </Box>
      )}
      {actions && selection.chosen.length > 0 && (
        <SelectionBar count={selection.chosen.length} onClear={selection.clear}>
          {actions(selection.chosen, selection.clear)}
        </SelectionBar>
      )}
    </Stack>
  );
}
