import type { DataColumn, SortValue } from './data-table-types.ts';
import type { TableSort } from './table-state.ts';

/** Returns whether rows can be sorted by a column. */
export const isSortable = <Row>({ sortBy, enableSorting }: DataColumn<Row>): boolean =>
  sortBy !== undefined || enableSorting === true;

/** Sorts rows by a column with `sortBy`; otherwise returns them unchanged. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.id)?.sortBy;
  if (!sort || !sortBy) return rows;
  const turn = sort.descending ? -1 : 1;
  return [...rows].sort((one, other) => compare(sortBy(one), sortBy(other), turn));
}

function compare(one: SortValue, other: SortValue, turn: number): number {
  const missing = Number(one == null) - Number(other == null);
  if (missing !== 0 || one == null || other == null) return missing;
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * turn;
  return String(one).localeCompare(String(other), undefined, { numeric: true }) * turn;
}
