import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the policies, which are long and loaded with their pages. */
export const catalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  es: () => import('./locales/es.po'),
};
