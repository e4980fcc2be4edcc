/** The bell and its page. In a chunk of its own, because only members have notifications. */
export { Bell } from './bell/bell.tsx';
export { notificationCatalog } from './catalog.ts';
export { NotificationsPage } from './page/notifications-page.tsx';
