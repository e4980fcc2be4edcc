import { z } from 'zod';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import {
  appNotificationKindSchema,
  deadLetterSchema,
  notificationPreferencesSchema,
  notificationSchema,
  pushSubscriptionSchema,
  unreadCountSchema,
} from '../entities/notification.ts';
import { MAX_UNREAD_COUNTED } from '../entities/notification-types.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const MAX_IDS = 100;
/** Maximum length of a path with its query, in characters. */
const MAX_PAGE_LENGTH = 2000;
/** Token of a signed link from an e-mail. */
const linkQuery = z.object({ token: machine(2000, 1) });

export const notificationsEndpoints = defineEndpoints({
  'GET /api/notifications': {
    summary:
      'Returns the caller’s notifications, newest first. With `unread=true`, returns only unread ones.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ ...listQuery, unread: z.stringbool().default(false) }),
    answer: pageOf(notificationSchema),
    status: 200,
  },
  'GET /api/notifications/unread': {
    summary: `Returns the number of the caller’s unread notifications, capped at ${MAX_UNREAD_COUNTED}.`,
    access: 'signed-in',
    rate: 'read',
    answer: unreadCountSchema,
    status: 200,
  },
  'POST /api/notifications/read': {
    summary:
      'Marks notifications of the caller as read: those with the given ids, all that arrived until an instant, or all that link to a page of this site. Returns the number of remaining unread ones.',
    access: 'signed-in',
    rate: 'write',
    body: z
      .union([
        z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_IDS) }),
        z.strictObject({ until: instant }),
        z.strictObject({ page: z.string().startsWith('/').max(MAX_PAGE_LENGTH) }),
      ])
      .meta({ id: 'ReadNotifications' }),
    answer: unreadCountSchema,
    status: 200,
  },
  'GET /api/notifications/preferences': {
    summary: 'Returns the caller’s notification preferences: the types of notifications and their channels.',
    access: 'signed-in',
    rate: 'read',
    answer: notificationPreferencesSchema,
    status: 200,
  },
  'PUT /api/notifications/preferences': {
    summary:
      'Replaces all notification preferences of the caller. Requires the version that the caller last read.',
    access: 'signed-in',
    rate: 'write',
    body: notificationPreferencesSchema,
    answer: notificationPreferencesSchema,
    status: 200,
    errors: ['PREFERENCES_STALE'],
  },
  'GET /api/notifications/app-kinds': {
    summary: 'Returns the kinds of notifications that the served apps declare, with their default channels.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(appNotificationKindSchema) }),
    status: 200,
  },
  'GET /api/notifications/channels': {
    summary:
      'Returns the channels that are configured on this site. `pushKey` is the VAPID key with which a browser subscribes (base64url), or null without push.',
    access: 'signed-in',
    rate: 'read',
    answer: z
      .object({ email: z.boolean(), push: z.boolean(), pushKey: z.string().nullable() })
      .meta({ id: 'NotificationChannels' }),
    status: 200,
  },
  'POST /api/notifications/push-subscriptions': {
    summary:
      'Subscribes this browser to push notifications. A browser that subscribes again keeps its id, and belongs to the member who subscribed last.',
    access: 'signed-in',
    rate: 'write',
    body: pushSubscriptionSchema,
    answer: z.object({ id: z.uuid() }),
    status: 200,
    errors: ['PUSH_REFUSED'],
  },
  'DELETE /api/notifications/push-subscriptions/:id': {
    summary: 'Unsubscribes this browser of the caller from push notifications. An unknown id has no effect.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    status: 204,
  },
  'GET /api/notifications/unsubscribe': {
    summary:
      'Returns the page of the unsubscribe link in an e-mail. The page requires a confirmation before anything changes, because programs follow links.',
    access: 'public',
    rate: 'read',
    query: linkQuery,
    status: 200,
    errors: ['LINK_INVALID'],
  },
  'POST /api/notifications/unsubscribe': {
    summary:
      'Stops e-mails of the type that the link contains (RFC 8058). Requires only the link, no sign-in.',
    access: 'public',
    rate: 'report',
    formBody: true,
    query: linkQuery,
    status: 200,
    errors: ['LINK_INVALID'],
  },
  'GET /api/notifications/dead-letters': {
    summary:
      'Returns e-mails and push notifications that weren’t delivered after their last attempt, newest first.',
    access: { permission: 'notifications.manage' },
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(deadLetterSchema),
    status: 200,
  },
  'POST /api/notifications/dead-letters/retry': {
    summary: 'Retries all failed deliveries of one event on one channel. Returns their number.',
    access: { permission: 'notifications.manage' },
    rate: 'write',
    body: z.object({ eventId: z.uuid(), channel: z.enum(['email', 'push']) }).meta({ id: 'DeadLetterRetry' }),
    answer: z.object({ count: z.int().min(1) }),
    status: 200,
    errors: ['DELIVERY_NOT_FOUND'],
  },
  'POST /api/chat-messages/:id/retry': {
    summary: 'Retries a failed message to the chat community.',
    access: { permission: 'notifications.manage' },
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['CHAT_MESSAGE_NOT_FOUND'],
  },
  'POST /api/notifications/dead-letters/:id/retry': {
    summary: 'Retries one failed delivery, with as many attempts as the first time.',
    access: { permission: 'notifications.manage' },
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['DELIVERY_NOT_FOUND'],
  },
});
