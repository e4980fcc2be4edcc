import type { Catalog } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The build writes its value in place of this. */
declare const process: { env: { NODE_ENV: string } };

/** This remote's words; the shell adds them when it loads it. */
export const catalog: Catalog = {
  en: { messages },
  de: () => import('./locales/de.po'),
  ...(process.env.NODE_ENV === 'development' && { 'en-XA': () => import('./locales/en-XA.po') }),
};
