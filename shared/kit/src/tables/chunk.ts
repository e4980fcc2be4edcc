/** Tables and what belongs to them. It is a file by itself: whoever only reads never fetches it. */
export { DataTable } from './data-table.tsx';
