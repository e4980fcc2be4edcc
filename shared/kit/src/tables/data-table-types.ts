import type { ReactNode } from 'react';
import type { LoadMore } from '../lists/load-more.tsx';
import type { NoMatchContent } from '../lists/no-match.tsx';
import type { Pages } from '../lists/use-pages.ts';

/** Sort key of a row; null and undefined come last. */
export type SortValue = string | number | null | undefined;

/** A column. Names follow TanStack Table where the meaning is the same. */
export interface DataColumn<Row> {
  /** Name in the URL while sorted by it: `?sort=-joined`. */
  id: string;
  /** Text of the header, also for a column of buttons; in cards, the label of the cell. */
  header: string;
  /** Whether the header is only read by screen readers. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /**
   * Sorts the loaded rows by this value: a number, or a text such as a name or an ISO 8601 instant. Null and undefined come last in both directions. Only
   * for lists that are loaded completely.
   */
  sortBy?: (row: Row) => SortValue;
  /** The caller sorts, usually on the server: see `useTableState`. */
  enableSorting?: boolean;
  /** A CSS length; columns without one share the remaining width. */
  width?: string;
  align?: 'start' | 'end';
  /** Omitted in the cards of narrow windows. */
  hideInCards?: boolean;
}

export interface DataTableProps<Row> {
  /** Label of the list: `Members`. */
  label: string;
  /** Memoize it (`useMemo`): rows render again when it changes. */
  columns: readonly DataColumn<Row>[];
  /**
   * Result of `usePages()`: the rows, further pages, and the states of loading and failing, in place of `rows`, `listKey`, `error`, `onRetry`, `busy` and
   * `more`.
   */
  pages?: Pick<Pages<Row>, 'items' | 'error' | 'refetch'> & Partial<Pages<Row>>;
  /** Result of a query for a list that isn't paginated: the rows, and the states of loading and failing, in place of `pages`. */
  query?: {
    data: { items: readonly Row[] } | undefined;
    error: unknown;
    refetch: () => unknown;
  };
  /** Returns the number of rows as text, for `pages`, shown once all of them are loaded. While there are further pages, `24 of 45` or `24 shown` is. */
  loaded?: (count: number) => ReactNode;
  /** Number of rows on all pages, if it is known. */
  total?: number | undefined;
  /** Undefined until they are loaded. Shown in this order until a user sorts by a column. */
  rows?: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Key of the search, from `usePages`: another search mounts a new list. */
  listKey?: string;
  /** Returns the label of a row for its checkbox: the member's name. */
  rowLabel?: (row: Row) => string;
  /** Why the rows aren't loaded, or aren't up to date. */
  error?: unknown;
  /** Title of an error: `The members could not be loaded`. */
  failure: string;
  onRetry?: () => void;
  /** Content without rows. */
  empty: ReactNode;
  /** Content without rows while a filter is active: a title, the filters of `useTableState`, and a button that clears them. */
  noMatch?: NoMatchContent;
  /** Whether the shown rows are about to be replaced. */
  busy?: boolean;
  /** Props for further pages, from `usePages`, with the number of loaded rows as text. */
  more?: Parameters<typeof LoadMore>[0];
  /** Renders a row as a card in a narrow window; by default a list of its cells. */
  card?: (row: Row) => ReactNode;
  /** Window width from which rows are rendered as a table. */
  tableFrom?: 'sm' | 'md' | 'lg';
  /** Makes rows selectable, and renders actions for the selected ones. `clear` deselects all. Actions of a single row: `rowActions`. */
  actions?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /**
   * Renders the actions of a row, in a last column: buttons, dialogs with a `trigger`, or a menu; null for a row without any. Memoize it (`useCallback`) if
   * the table has many rows.
   */
  rowActions?: (row: Row) => ReactNode;
  /** Distinguishes several tables of a page in the URL. */
  name?: string;
  /** Makes the header sticky at this distance from the top of the window. */
  stickyTop?: string;
}
