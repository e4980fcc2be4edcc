import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of `/welcome`, loaded with the page. */
export const catalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
