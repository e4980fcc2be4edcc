import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the search, loaded with it. */
export const searchCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
