import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The words of `/about`, which come with the page. */
export const catalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
