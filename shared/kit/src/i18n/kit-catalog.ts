import { messages } from '../locales/en.po';
import type { Catalog } from './catalogs.ts';

/** Strings of the kit; the shell adds them before its first render. */
export const kitCatalog: Catalog = {
  en: { messages },
  de: () => import('../locales/de.po'),
  es: () => import('../locales/es.po'),
};
