import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The words of the search, which come with it. */
export const searchCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
