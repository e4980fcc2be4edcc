import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of `/about`, loaded with the page. */
export const catalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
