import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of this remote; the shell adds them on load. */
export const catalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  es: () => import('./locales/es.po'),
};
