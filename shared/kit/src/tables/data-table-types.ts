import type { ReactNode } from 'react';
import type { LoadMore } from '../lists/load-more.tsx';

/** What a row is sorted by; null and undefined come last. */
export type SortValue = string | number | null | undefined;

/** One column. Its names are those of TanStack Table where they mean the same. */
export interface DataColumn<Row> {
  /** In the address while it is sorted by: `?sort=-joined`. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sorts by this what is loaded. For a list that is loaded whole. */
  sortBy?: (row: Row) => SortValue;
  /** The caller sorts, as a rule the server: see `useTableState`. */
  enableSorting?: boolean;
  /** A CSS length; columns without one share what is left. */
  width?: string;
  align?: 'start' | 'end';
  /** Left out of the cards of a phone. */
  hideInCards?: boolean;
}

export interface DataTableProps<Row> {
  /** What is listed: `Members`. */
  label: string;
  /** Keep it between drawings (`useMemo`): rows are drawn anew when it changes. */
  columns: readonly DataColumn<Row>[];
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Of the search that found the rows, as `usePages` gives it: another search draws another list. */
  listKey?: string;
  /** Names a row to those who choose it: the member's name. */
  rowLabel?: (row: Row) => string;
  /** Why the rows aren't there, or aren't up to date. */
  error?: unknown;
  /** Words over an error: `The members could not be loaded`. */
  failure: string;
  onRetry?: () => void;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** Whether what is shown is about to be replaced. */
  busy?: boolean;
  /** The way to the rest, as `usePages` gives it, with how much is there in words. */
  more?: Parameters<typeof LoadMore>[0];
  /** A row as a card on a narrow window; a list of its cells unless told. */
  card?: (row: Row) => ReactNode;
  /** The window from which on rows are a table. */
  tableFrom?: 'sm' | 'md' | 'lg';
  /** Lets rows be chosen: what can be done with those that are. `clear` chooses none. */
  actions?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** Tells apart the tables of one page in the address. */
  name?: string;
  /** Keeps the head in sight at this distance from the window's upper edge. */
  stickyTop?: string;
}
