/** Tables. In a chunk of its own: users who only read never load it. */
export { DataTable } from './data-table.tsx';
