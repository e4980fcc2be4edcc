/** The search of the site, a file by itself. */
export { searchCatalog } from './catalog.ts';
export { SearchDialog } from './search-dialog.tsx';
