import { catalogOf } from './catalogs.ts';
import { messages } from './locales/en.po';

/** Strings of forms, tables and pictures: loaded with the first of their chunks, so that readers don't load them. */
export const lazyCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
