import { Box, Flex, Grid, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Select } from '../fields/select.tsx';
import { ChooseBox } from './choose-box.tsx';
import type { DataColumn } from './data-table-types.ts';
import { isSortable } from './sort-rows.ts';
import type { RowsProps } from './table-form.tsx';

/** Above a `RowLink` that covers the row. */
export const ABOVE_LINK = { position: 'relative', zIndex: '1' } as const;

interface TableCardsProps<Row> extends RowsProps<Row> {
  card?: (row: Row) => ReactNode;
  rowActions?: (row: Row) => ReactNode;
}

/** Rows as cards, if a table wouldn't fit. */
export function TableCards<Row>({
  label,
  columns,
  rows,
  rowId,
  rowLabel = rowId,
  selection,
  card,
  rowActions,
  ...sorting
}: TableCardsProps<Row>) {
  const { t } = useLingui();
  return (
    <Stack gap="4">
      {rows.length > 1 && <SortSelect columns={columns} {...sorting} />}
      <Stack as="ul" gap="0" listStyleType="none" aria-label={label} borderTopWidth="1px">
        {rows.map((row) => {
          const id = rowId(row);
          const name = rowLabel(row);
          return (
            <Flex as="li" key={id} gap="3" py="4" borderBottomWidth="1px" position="relative">
              {selection && (
                <ChooseBox
                  label={t`Select ${name}`}
                  checked={selection.isChosen(id)}
                  onToggle={() => selection.toggle(id)}
                />
              )}
              <Box flex="1" minW="0">
                {card ? card(row) : <Cells row={row} columns={columns} />}
                {rowActions && (
                  <HStack gap="2" mt="3" wrap="wrap" _empty={{ display: 'none' }} {...ABOVE_LINK}>
                    {rowActions(row)}
                  </HStack>
                )}
              </Box>
            </Flex>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** With large text on a phone the two columns leave too little space: labels are above their values. */
const LARGE_TEXT = { '@media (max-width: 19em)': { gridTemplateColumns: 'minmax(0, 1fr)' } };

function Cells<Row>({ row, columns }: { row: Row; columns: readonly DataColumn<Row>[] }) {
  return (
    <Grid
      as="dl"
      templateColumns="minmax(6rem, max-content) minmax(0, 1fr)"
      columnGap="4"
      rowGap="2"
      css={LARGE_TEXT}
    >
      {columns
        .filter(({ hideInCards }) => !hideInCards)
        .map(({ id, header, headerHidden, cell }) => (
          <Box key={id} display="contents">
            <Text as="dt" fontSize="sm" color="fg.muted">
              {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </Text>
            <Box as="dd" overflowWrap="anywhere">
              {cell(row)}
            </Box>
          </Box>
        ))}
    </Grid>
  );
}

type SortSelectProps<Row> = Pick<RowsProps<Row>, 'columns' | 'sort' | 'onSort'>;

/** Sort select, because cards have no header to click. */
function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const { t } = useLingui();
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0) return null;
  const value = sort ? `${sort.descending ? '-' : ''}${sort.id}` : '';
  return (
    <Select
      label={t`Sort by`}
      orientation="horizontal"
      gap="2"
      css={{ '--field-label-width': 'max-content' }}
      value={value}
      options={sortable.flatMap(({ id, header }) => [
        { value: id, label: t`${header}, ascending` },
        { value: `-${id}`, label: t`${header}, descending` },
      ])}
      onValueChange={(chosen) => {
        const descending = chosen.startsWith('-');
        onSort(chosen === '' ? null : { id: descending ? chosen.slice(1) : chosen, descending });
      }}
    >
      <option value="">{t`Default order`}</option>
    </Select>
  );
}
