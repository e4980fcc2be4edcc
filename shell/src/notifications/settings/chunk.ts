/** What members choose about their notifications: a file by itself, because few open it. */
export { NotificationSettings } from './notification-settings.tsx';
