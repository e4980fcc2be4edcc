import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The words of what only members see: they come with it, so that nobody else fetches them. */
export const notificationCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
