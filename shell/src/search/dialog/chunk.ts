/** The site's search, in a chunk of its own. */
export { searchCatalog } from './catalog.ts';
export { SearchDialog } from './search-dialog.tsx';
