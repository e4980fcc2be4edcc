import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the members' notifications: loaded with them only. */
export const notificationCatalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  es: () => import('./locales/es.po'),
};
