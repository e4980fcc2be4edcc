import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the shell, added before its first render. */
export const shellCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  es: () => import('./locales/es.po'),
};
