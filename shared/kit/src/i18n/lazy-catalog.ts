import type { Catalog } from './catalogs.ts';
import { messages } from './locales/en.po';

/** The words of forms, tables and pictures: they come with the first of their files, so that no reader fetches them. */
export const lazyCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
