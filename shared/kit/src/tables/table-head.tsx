import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Table } from '../chakra/forms.ts';
import { ChooseBox } from './choose-box.tsx';
import type { DataColumn } from './data-table-types.ts';
import { isSortable } from './sort-rows.ts';
import type { TableSort } from './table-state.ts';
import type { Selection } from './use-selection.ts';

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort | null) => void;
  selection: Selection<Row> | undefined;
  stickyTop: string | undefined;
}

/** Column headers. Clicking one sorts ascending, then descending, then not at all. */
export function TableHead<Row>({ columns, sort, onSort, selection, stickyTop }: TableHeadProps<Row>) {
  const { t } = useLingui();
  const cell = {
    scope: 'col',
    color: 'fg.muted',
    ...(stickyTop !== undefined && {
      position: 'sticky',
      top: stickyTop,
      zIndex: 'docked',
      bg: 'bg' as const,
      boxShadow: 'inset 0 -1px 0 var(--chakra-colors-border-emphasized)',
      borderBottomWidth: '0',
    }),
  } as const;
  return (
    <Table.Header>
      <Table.Row bg="transparent">
        {selection && (
          <Table.ColumnHeader {...cell}>
            <ChooseBox
              label={t`Select all`}
              checked={selection.all}
              partly={!selection.all && selection.chosen.length > 0}
              onToggle={selection.toggleAll}
            />
          </Table.ColumnHeader>
        )}
        {columns.map((column) => {
          const { id, header, headerHidden, align } = column;
          if (!isSortable(column)) {
            return (
              <Table.ColumnHeader key={id} {...cell} textAlign={align}>
                {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </Table.ColumnHeader>
            );
          }
          const sorted = sort?.id === id ? (sort.descending ? 'descending' : 'ascending') : 'none';
          return (
            <Table.ColumnHeader key={id} {...cell} textAlign={align} aria-sort={sorted}>
              <SortButton header={header} sorted={sorted} onPress={() => onSort(next(id, sort))} />
            </Table.ColumnHeader>
          );
        })}
      </Table.Row>
    </Table.Header>
  );
}

const SORT_ICONS = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

interface SortButtonProps {
  header: string;
  sorted: keyof typeof SORT_ICONS;
  onPress: () => void;
}

function SortButton({ header, sorted, onPress }: SortButtonProps) {
  const Icon = SORT_ICONS[sorted];
  return (
    <chakra.button
      type="button"
      onClick={onPress}
      display="inline-flex"
      alignItems="center"
      gap="1"
      mx="-1.5"
      px="1.5"
      minH="8"
      borderRadius="sm"
      cursor="pointer"
      font="inherit"
      color={sorted === 'none' ? 'inherit' : 'fg'}
      _hover={{ color: 'fg', bg: 'bg.subtle' }}
    >
      {header}
      <Icon aria-hidden size="0.875rem" opacity={sorted === 'none' ? 0.5 : 1} />
    </chakra.button>
  );
}

function next(id: string, sort: TableSort | undefined): TableSort | null {
  if (sort?.id !== id) return { id, descending: false };
  return sort.descending ? null : { id, descending: true };
}
