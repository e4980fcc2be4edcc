import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The words of writing and comparing, which come with those files. What reading needs is among the kit's own. */
export const richTextCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
