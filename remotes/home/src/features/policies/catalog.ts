import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The words of the policies, which are long and come with their pages. */
export const catalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
};
