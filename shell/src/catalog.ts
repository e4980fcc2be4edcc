import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The shell's own words, added before its first frame. */
export const shellCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
