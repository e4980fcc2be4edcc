import { notificationSchema, unreadCountSchema } from '../entities/notification.ts';
import { defineTopics } from './topic.ts';

export const notificationsTopics = defineTopics({
  notifications: {
    summary: 'The member’s notifications as they come, and how many of them are unread.',
    access: 'signed-in',
    events: { unread: unreadCountSchema, notification: notificationSchema },
    state: ['unread'],
  },
});
