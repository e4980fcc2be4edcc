/** The bell and the page behind it. It is a file by itself: only members have notifications. */
export { Bell } from './bell/bell.tsx';
export { notificationCatalog } from './catalog.ts';
export { NotificationsPage } from './page/notifications-page.tsx';
