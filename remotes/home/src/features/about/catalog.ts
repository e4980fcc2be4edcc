import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The build writes its value in place of this. */
declare const process: { env: { NODE_ENV: string } };

/** The words of `/about`, which come with the page. */
export const catalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  ...(process.env.NODE_ENV === 'development' && { 'en-XA': () => import('./locales/en-XA.po') }),
};
