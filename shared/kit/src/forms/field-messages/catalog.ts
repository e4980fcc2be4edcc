import type { Catalog } from '../../i18n/catalogs.ts';
import { messages } from './locales/en.po';

/** Messages of the schemas of the contracts: loaded with these schemas, when a user begins to fill in a form. */
export const fieldMessagesCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  es: () => import('./locales/es.po'),
};
