import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The site's search, in a chunk of its own. */
export { SearchDialog } from './search-dialog.tsx';

/** Strings of the search, loaded with it. */
export const searchCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
