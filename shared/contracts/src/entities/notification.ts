import { z } from 'zod';
import { LANGUAGES } from '../releases/reader.ts';
import { remoteKey } from '../releases/remote-declarations.ts';
import { perLanguage } from '../texts/per-language.ts';
import { instant } from './list.ts';
import {
  MAX_UNREAD_COUNTED,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPE_NAMES,
  type NotificationType,
} from './notification-types.ts';
import { personSchema } from './person.ts';

export const notificationTypeSchema = z.enum(NOTIFICATION_TYPE_NAMES).meta({ id: 'NotificationType' });

/** A notification as language-neutral facts. The page renders it in the reader's language. */
export const notificationSchema = z
  .object({
    id: z.uuid(),
    type: notificationTypeSchema,
    /** The member who caused it; null if it was caused by time. */
    actor: personSchema.nullable(),
    facts: z.object({
      /** Title of the subject; for a message to guests, the event's title and the text; for a notification of an app, its sentence in English. */
      title: z.string(),
      /** Sentence of an app in each of its languages; absent for others. */
      texts: perLanguage(z.string()).optional(),
      /** Occurrences since it was last read: comments below one article share one notification. The actor is the latest. */
      count: z.int().min(1),
      /** Publication time of a scheduled article, or start of an event; null otherwise. */
      publishAt: instant.nullable(),
    }),
    /** Path on this site that it links to. */
    href: z.string(),
    at: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

/** Number of unread notifications, at most {@link MAX_UNREAD_COUNTED}. */
export const unreadCountSchema = z
  .object({ count: z.int().min(0).max(MAX_UNREAD_COUNTED) })
  .meta({ id: 'UnreadCount' });
export type UnreadCount = z.infer<typeof unreadCountSchema>;

/** Maximum number of kinds of apps with an own choice. */
const MAX_APP_KINDS = 200;

const channels = z.object({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });
const ofEachType = Object.fromEntries(NOTIFICATION_TYPE_NAMES.map((name) => [name, channels])) as Record<
  NotificationType,
  typeof channels
>;

/**
 * A member's notification preferences. A notification is sent on a channel if both the channel and the type on that channel are on. `version` is 0
 * until the member chooses something; a stale one is rejected with the current row.
 */
export const notificationPreferencesSchema = channels
  .extend({
    /** E-mails that go to all members, such as new articles. */
    marketing: z.boolean(),
    types: z.object(ofEachType),
    /** Channels of the kinds of apps that the member has changed, by kind. */
    apps: z
      .record(remoteKey, channels.partial())
      .refine((apps) => Object.keys(apps).length <= MAX_APP_KINDS, `At most ${MAX_APP_KINDS} kinds.`)
      .optional(),
    /** Language of e-mails and push notifications. */
    language: z.enum(LANGUAGES),
    version: z.int().min(0),
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** A kind of notifications of an app that is served, with its default channels. */
export const appNotificationKindSchema = z
  .object({
    kind: remoteKey,
    /** Name of the remote that declares it. */
    remote: z.string(),
    label: perLanguage(z.string()),
    description: perLanguage(z.string()).nullable(),
    channels,
  })
  .meta({ id: 'AppNotificationKind' });
export type AppNotificationKind = z.infer<typeof appNotificationKindSchema>;

/** Result of a browser's `PushSubscription.toJSON()`. */
export const pushSubscriptionSchema = z
  .object({
    /** Normalized, so that every later parser sees the same host; rejects user names and passwords. */
    endpoint: z
      .url({ protocol: /^https$/, hostname: z.regexes.hostname, normalize: true })
      .max(1000)
      .refine((address) => !/^https:\/\/[^/?#]*@/.test(address)),
    keys: z.object({
      /** 65 bytes, base64url. */
      p256dh: z.base64url().length(87),
      /** 16 bytes, base64url. */
      auth: z.base64url().length(22),
    }),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

/** Payload of a push notification, in the member's language. A message replaces an earlier one with the same `tag`. */
export const pushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Path on this site that it links to. */
  href: z.string().startsWith('/'),
  tag: z.string(),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;

/** An e-mail or push notification that failed permanently after its last attempt. */
export const deadLetterSchema = z
  .object({
    id: z.uuid(),
    type: notificationTypeSchema,
    channel: z.enum(NOTIFICATION_CHANNELS).exclude(['inApp']),
    recipient: personSchema,
    /** Title of the subject. */
    title: z.string(),
    attempts: z.int().min(1),
    /** Last error of the remote service, without addresses. */
    error: z.string(),
    at: instant,
  })
  .meta({ id: 'DeadLetter' });
export type DeadLetter = z.infer<typeof deadLetterSchema>;
