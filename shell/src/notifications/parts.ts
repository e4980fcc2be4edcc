/** The bell and the page behind it. It is a file by itself: only members have notifications. */
export { Bell } from './bell/bell.tsx';
export { NotificationsPage } from './page/notifications-page.tsx';
export { notificationWords } from './words.ts';
