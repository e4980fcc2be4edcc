import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** Strings of the members' notifications: loaded with them only. */
export const notificationCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
