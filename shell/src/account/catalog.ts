import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The words of the profile and the settings: they come with these pages, so that nobody else fetches them. */
export const accountCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
