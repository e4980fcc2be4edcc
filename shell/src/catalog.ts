import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the shell, added before its first render. */
export const shellCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
