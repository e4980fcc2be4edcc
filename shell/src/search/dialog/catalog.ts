import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the search, loaded with it. */
export const searchCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  es: () => import('./locales/es.po'),
};
