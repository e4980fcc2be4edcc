/** Settings of notifications. In a chunk of its own, because few members open it. */
export { NotificationSettings } from './notification-settings.tsx';
