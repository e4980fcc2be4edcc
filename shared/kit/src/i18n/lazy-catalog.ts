import type { Catalog } from './catalogs.ts';
import { messages } from './locales/en.po';

/** The build writes its value in place of this. */
declare const process: { env: { NODE_ENV: string } };

/** The words of forms, tables and pictures: they come with the first of their files, so that no reader fetches them. */
export const lazyCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  ...(process.env.NODE_ENV === 'development' && { 'en-XA': () => import('./locales/en-XA.po') }),
};
