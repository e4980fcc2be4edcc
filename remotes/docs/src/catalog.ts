import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** This remote's words; the shell adds them when it loads it. */
export const catalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
