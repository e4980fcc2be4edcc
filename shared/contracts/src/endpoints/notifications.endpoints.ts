import { z } from 'zod';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import {
  deadLetterSchema,
  notificationPreferencesSchema,
  notificationSchema,
  pushSubscriptionSchema,
  unreadCountSchema,
} from '../entities/notification.ts';
import { MOST_UNREAD_COUNTED } from '../entities/notification-types.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const MOST_IDS = 100;
/** Maximum length of a path with its query, in characters. */
const LONGEST_PAGE = 2000;
/** Token of a signed link from an e-mail. */
const linkQuery = z.object({ token: machine(2000, 1) });

export const notificationsEndpoints = defineEndpoints({
  'GET /api/notifications': {
    summary: 'The caller’s notifications, newest first; with unread=true those that they haven’t read.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ ...listQuery, unread: z.stringbool().default(false) }),
    answer: pageOf(notificationSchema),
    status: 200,
  },
  'GET /api/notifications/unread': {
    summary: `How many the caller hasn’t read, counted up to ${MOST_UNREAD_COUNTED}.`,
    access: 'signed-in',
    rate: 'read',
    answer: unreadCountSchema,
    status: 200,
  },
  'POST /api/notifications/read': {
    summary:
      'Marks notifications of the caller’s as read: some, by id, all that came until an instant, or all that lead to a page of this site. Answers how many are left.',
    access: 'signed-in',
    rate: 'write',
    body: z
      .union([
        z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_IDS) }),
        z.strictObject({ until: instant }),
        z.strictObject({ page: z.string().startsWith('/').max(LONGEST_PAGE) }),
      ])
      .meta({ id: 'ReadNotifications' }),
    answer: unreadCountSchema,
    status: 200,
  },
  'GET /api/notifications/preferences': {
    summary: 'What the caller wants to be told, and how.',
    access: 'signed-in',
    rate: 'read',
    answer: notificationPreferencesSchema,
    status: 200,
  },
  'PUT /api/notifications/preferences': {
    summary: 'Sets what the caller wants to be told, and how: all of it, with the version that they saw.',
    access: 'signed-in',
    rate: 'write',
    body: notificationPreferencesSchema,
    answer: notificationPreferencesSchema,
    status: 200,
    errors: ['PREFERENCES_STALE'],
  },
  'GET /api/notifications/channels': {
    summary:
      'Which channels this site has set up. `pushKey` is what a browser subscribes with (VAPID, base64url); null without push.',
    access: 'signed-in',
    rate: 'read',
    answer: z
      .object({ email: z.boolean(), push: z.boolean(), pushKey: z.string().nullable() })
      .meta({ id: 'NotificationChannels' }),
    status: 200,
  },
  'POST /api/notifications/push-subscriptions': {
    summary:
      'Sends pushes to this browser from now on. The same browser again keeps its id; it belongs to whoever said so last.',
    access: 'signed-in',
    rate: 'write',
    body: pushSubscriptionSchema,
    answer: z.object({ id: z.uuid() }),
    status: 200,
    errors: ['PUSH_REFUSED'],
  },
  'DELETE /api/notifications/push-subscriptions/:id': {
    summary: 'Sends no more pushes to this browser of the caller’s. Nothing happens when it is unknown.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    status: 204,
  },
  'GET /api/notifications/unsubscribe': {
    summary:
      'The page behind the link in an e-mail: it asks before it changes anything, because programs follow links.',
    access: 'public',
    rate: 'read',
    query: linkQuery,
    status: 200,
    errors: ['LINK_INVALID'],
  },
  'POST /api/notifications/unsubscribe': {
    summary: 'Sends no more e-mails of the kind that the link names (RFC 8058). Whoever has the link may.',
    access: 'public',
    rate: 'report',
    formBody: true,
    query: linkQuery,
    status: 200,
    errors: ['LINK_INVALID'],
  },
  'GET /api/notifications/dead-letters': {
    summary: 'E-mails and pushes that were given up after their last attempt, newest first.',
    access: { permission: 'notifications.manage' },
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(deadLetterSchema),
    status: 200,
  },
  'POST /api/notifications/dead-letters/retry': {
    summary: 'Sends all of them again that are about one event on one channel. Answers how many.',
    access: { permission: 'notifications.manage' },
    rate: 'write',
    body: z.object({ eventId: z.uuid(), channel: z.enum(['email', 'push']) }).meta({ id: 'DeadLetterRetry' }),
    answer: z.object({ count: z.int().min(1) }),
    status: 200,
    errors: ['DELIVERY_NOT_FOUND'],
  },
  'POST /api/chat-messages/:id/retry': {
    summary: 'Sends a message to the chat community again that was given up.',
    access: { permission: 'notifications.manage' },
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['CHAT_MESSAGE_NOT_FOUND'],
  },
  'POST /api/notifications/dead-letters/:id/retry': {
    summary: 'Sends one of them again, with as many attempts as the first time.',
    access: { permission: 'notifications.manage' },
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['DELIVERY_NOT_FOUND'],
  },
});
