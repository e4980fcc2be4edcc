import { messages } from '../locales/en.po';
import { catalogOf } from './catalogs.ts';

/** Strings of the kit; the shell adds them before its first render. */
export const kitCatalog = catalogOf(messages, (language) => import(`../locales/${language}.po`));
