import { notificationSchema, unreadCountSchema } from '../entities/notification.ts';
import { defineTopics } from './topic.ts';

export const notificationsTopics = defineTopics({
  notifications: {
    summary: 'Sends the subscriber’s new notifications, and the number of their unread ones.',
    access: 'signed-in',
    events: { unread: unreadCountSchema, notification: notificationSchema },
    state: ['unread'],
  },
});
