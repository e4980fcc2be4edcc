import { catalogOf } from '@boardwalk/kit';
import { messages } from './locales/en.po';

/** The bell and its page. In a chunk of its own, because only members have notifications. */
export { Bell } from './bell/bell.tsx';
export { NotificationsPage } from './page/notifications-page.tsx';

/** Strings of the members' notifications: loaded with them only. */
export const notificationCatalog = catalogOf(messages, (language) => import(`./locales/${language}.po`));
