import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the profile and settings pages: loaded with these pages only. */
export const accountCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
