import { catalogOf } from '../../i18n/catalogs.ts';
import { messages } from './locales/en.po';

/** Messages of the schemas of the contracts: loaded with these schemas, when a user begins to fill in a form. */
export const fieldMessagesCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
