import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the profile and settings pages: loaded with these pages only. */
export const accountCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  es: () => import('./locales/es.po'),
};
