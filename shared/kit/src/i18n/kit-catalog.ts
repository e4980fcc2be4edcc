import { messages } from '../locales/en.po';
import type { Catalog } from './catalogs.ts';

/** The kit's own words; the shell adds them before its first frame. */
export const kitCatalog: Catalog = {
  en: { messages },
  de: () => import('../locales/de.po'),
};
