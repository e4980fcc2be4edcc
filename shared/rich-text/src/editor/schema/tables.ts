import { RICH_TEXT_LIMITS } from '@boardwalk/contracts';
import {
  Table as Stock,
  TableCell as StockCell,
  TableHeader as StockHeader,
  TableRow,
} from '@tiptap/extension-table';

const span = (name: 'colspan' | 'rowspan', most: number) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), most),
});
/** Attributes of a cell. Columns are sized by their content. */
const spans = () => ({
  colspan: span('colspan', RICH_TEXT_LIMITS.tableColumns),
  rowspan: span('rowspan', RICH_TEXT_LIMITS.tableRows),
});

/** The container scrolls, as it does for readers. */
const Table = Stock.extend({
  renderHTML() {
    return ['div', { 'data-table': '' }, ['table', ['tbody', 0]]];
  },
}).configure({ resizable: false, allowTableNodeSelection: true, View: null });

export const TABLES = [
  Table,
  TableRow,
  StockCell.extend({ addAttributes: spans }),
  StockHeader.extend({ addAttributes: spans }),
];
