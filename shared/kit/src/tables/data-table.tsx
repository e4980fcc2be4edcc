import { Box, HStack, Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { ErrorBox } from '../components/error-box.tsx';
import { Count } from '../lists/count.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { NoMatch } from '../lists/no-match.tsx';
import { useMinWidth } from '../settings/use-media.ts';
import type { DataColumn, DataTableProps } from './data-table-types.ts';
import { SelectionBar } from './selection-bar.tsx';
import { sortRows } from './sort-rows.ts';
import { ABOVE_LINK, TableCards } from './table-cards.tsx';
import { TableForm } from './table-form.tsx';
import { TableLayout } from './table-layout.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useTableState } from './table-state.ts';
import { useSelection } from './use-selection.ts';

const NONE: readonly never[] = [];

/** A list in all its states: loading, empty, failed, as a table, or as cards in a narrow window. See `docs/developers/kit.md`. */
export function DataTable<Row>({
  label,
  columns: ownColumns,
  pages,
  query,
  loaded,
  total,
  rowId,
  rowLabel,
  failure,
  empty,
  noMatch,
  card,
  tableFrom = 'md',
  actions,
  rowActions,
  name,
  stickyTop,
  ...list
}: DataTableProps<Row>) {
  const { t } = useLingui();
  const { rows, listKey, error, onRetry, busy, more } = pages
    ? statesOfPages(pages, loaded, total)
    : query
      ? statesOfQuery(query)
      : list;
  const columns = useMemo(
    () => (rowActions ? [...ownColumns, actionsColumn(t`Actions`, rowActions)] : ownColumns),
    [ownColumns, rowActions, t],
  );
  const { sort, setSort } = useTableState([], name);
  const shown = useMemo(
    () => sortRows(rows ?? NONE, columns, sort),
    [rows, columns, sort?.id, sort?.descending],
  );
  const selection = useSelection(shown, rowId);
  const isWide = useMinWidth(tableFrom);
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
      {rows?.length === 0 && (noMatch?.filters.filtered ? <NoMatch {...noMatch} /> : empty)}
      {first !== undefined && (
        // Another search mounts a new list: otherwise the content below would shift to where the new one ends.
        <Box key={listKey}>
          <TableLayout
            isWide={isWide}
            table={<TableForm {...form} stickyTop={stickyTop} />}
            cards={<TableCards {...form} card={card} rowActions={rowActions} />}
          />
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

type ListStates<Row> = Pick<DataTableProps<Row>, 'rows' | 'listKey' | 'error' | 'onRetry' | 'busy' | 'more'>;

/** Converts the result of `usePages()`. */
function statesOfPages<Row>(
  { items, listKey, error, refetch, busy, more }: NonNullable<DataTableProps<Row>['pages']>,
  loaded: DataTableProps<Row>['loaded'],
  total: number | undefined,
): ListStates<Row> {
  const rows = items?.length ?? 0;
  const hasCount = more?.hasMore || loaded !== undefined;
  return {
    rows: items,
    listKey,
    error,
    onRetry: () => refetch(),
    busy,
    more:
      more && hasCount
        ? {
            ...more,
            loaded: (
              <Count shown={rows} total={total} hasMore={more.hasMore}>
                {loaded}
              </Count>
            ),
          }
        : undefined,
  };
}

function statesOfQuery<Row>({
  data,
  error,
  refetch,
}: NonNullable<DataTableProps<Row>['query']>): ListStates<Row> {
  return { rows: data?.items, error, onRetry: () => void refetch() };
}

function actionsColumn<Row>(header: string, rowActions: (row: Row) => ReactNode): DataColumn<Row> {
  return {
    id: 'actions',
    header,
    headerHidden: true,
    align: 'end',
    hideInCards: true,
    cell: (row) => (
      <HStack gap="2" justify="end" wrap="wrap" {...ABOVE_LINK}>
        {rowActions(row)}
      </HStack>
    ),
  };
}
