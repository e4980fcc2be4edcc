import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The build writes its value in place of this. */
declare const process: { env: { NODE_ENV: string } };

/** The words of the policies, which are long and come with their pages. */
export const catalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  ...(process.env.NODE_ENV === 'development' && { 'en-XA': () => import('./locales/en-XA.po') }),
};
