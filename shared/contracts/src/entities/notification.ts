import { z } from 'zod';
import { LANGUAGES } from '../releases/reader.ts';
import { instant } from './list.ts';
import {
  MOST_UNREAD_COUNTED,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPE_NAMES,
  type NotificationType,
} from './notification-types.ts';
import { personSchema } from './person.ts';

export const notificationTypeSchema = z.enum(NOTIFICATION_TYPE_NAMES).meta({ id: 'NotificationType' });

/** What somebody is told: facts without words, which the page finds in the reader's language. */
export const notificationSchema = z
  .object({
    id: z.uuid(),
    type: notificationTypeSchema,
    /** Who did it; null when the time had come by itself. */
    actor: personSchema.nullable(),
    facts: z.object({
      /** The title of what it is about; of a message to guests, the event's title and the text. */
      title: z.string(),
      /** How often it has happened since it was last read: comments below one article are one notification. The actor is the last of them. */
      count: z.int().min(1),
      /** When an article will come out that was scheduled, or when an event begins; null for everything else. */
      publishAt: instant.nullable(),
    }),
    /** The path on this site that it leads to. */
    href: z.string(),
    at: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

/** How many are unread; {@link MOST_UNREAD_COUNTED} stands for as many or more. */
export const unreadCountSchema = z
  .object({ count: z.int().min(0).max(MOST_UNREAD_COUNTED) })
  .meta({ id: 'UnreadCount' });
export type UnreadCount = z.infer<typeof unreadCountSchema>;

const channels = z.object({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });
const ofEachType = Object.fromEntries(NOTIFICATION_TYPE_NAMES.map((name) => [name, channels])) as Record<
  NotificationType,
  typeof channels
>;

/**
 * What a member wants to be told and how. Something goes out on a channel when both the channel and the type on that channel are on.
 * `version` is 0 as long as nothing was chosen; a stale one is refused with the current row.
 */
export const notificationPreferencesSchema = channels
  .extend({
    /** E-mails that go to everybody, such as new articles. */
    marketing: z.boolean(),
    types: z.object(ofEachType),
    /** The language of e-mails and pushes. */
    language: z.enum(LANGUAGES),
    version: z.int().min(0),
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** What a browser's `PushSubscription.toJSON()` says. */
export const pushSubscriptionSchema = z
  .object({
    /** Normalised, so that whoever reads it later reads the same host; without a name and a password in it. */
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

/** What a push brings to a browser, worded in the member's language. One with the same `tag` takes the place of an earlier one. */
export const pushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** The path on this site that it leads to. */
  href: z.string().startsWith('/'),
  tag: z.string(),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;

/** An e-mail or push that was given up after its last attempt. */
export const deadLetterSchema = z
  .object({
    id: z.uuid(),
    type: notificationTypeSchema,
    channel: z.enum(NOTIFICATION_CHANNELS).exclude(['inApp']),
    recipient: personSchema,
    /** What it was about. */
    title: z.string(),
    attempts: z.int().min(1),
    /** What the other side said at last, without addresses. */
    error: z.string(),
    at: instant,
  })
  .meta({ id: 'DeadLetter' });
export type DeadLetter = z.infer<typeof deadLetterSchema>;
