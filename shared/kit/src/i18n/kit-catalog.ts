import { messages } from '../locales/en.po';
import type { Catalog } from './catalogs.ts';

/** The build writes its value in place of this. */
declare const process: { env: { NODE_ENV: string } };

/** The kit's own words; the shell adds them before its first frame. */
export const kitCatalog: Catalog = {
  en: { messages },
  de: () => import('../locales/de.po'),
  ...(process.env.NODE_ENV === 'development' && { 'en-XA': () => import('../locales/en-XA.po') }),
};
