import type { Catalog } from './catalogs.ts';
import { messages } from './locales/en.po';

/** Strings of forms, tables and pictures: loaded with the first of their chunks, so that readers don't load them. */
export const lazyCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  es: () => import('./locales/es.po'),
};
