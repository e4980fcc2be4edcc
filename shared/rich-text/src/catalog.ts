import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the editor and the comparison, loaded with their chunks. Those for reading are part of the kit's. */
export const richTextCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
