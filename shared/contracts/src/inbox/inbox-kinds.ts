import type { Permission } from '../access/permissions.ts';

// Without schemas, because pages import it.

interface InboxKindRow {
  /** Permission to see such items and to work on them. */
  permission: Permission;
  /** Members whose items the caller may handle: everyone else, or only those whose highest role is below the caller's. */
  reach: 'others' | 'below';
  /** Hours until an item is overdue, unless the area sets a due time. */
  dueHours: number;
}

/**
 * Kinds of items in the staff's inbox. A feature with its own kind adds an entry here and one to `INBOX_TEXTS` of the API, opens and closes items through
 * `InboxItemsService` of the API, and declares a method with `@RefillsInbox`; nothing else has to change.
 */
export const INBOX_KINDS = {
  comment: { permission: 'comments.moderate', reach: 'others', dueHours: 24 },
  application: { permission: 'applications.review', reach: 'below', dueHours: 72 },
  'application-appeal': { permission: 'applications.decide', reach: 'below', dueHours: 72 },
  'punishment-appeal': { permission: 'members.moderate', reach: 'below', dueHours: 72 },
  'approval-step': { permission: 'applications.decide', reach: 'below', dueHours: 8 },
  delivery: { permission: 'notifications.manage', reach: 'others', dueHours: 24 },
  'chat-message': { permission: 'notifications.manage', reach: 'others', dueHours: 24 },
  'stream-application': { permission: 'streams.manage', reach: 'others', dueHours: 72 },
  'stream-report': { permission: 'streams.manage', reach: 'others', dueHours: 24 },
  'event-proposal': { permission: 'events.publish', reach: 'others', dueHours: 48 },
  settlement: { permission: 'estate.manage', reach: 'others', dueHours: 24 },
  'property-offer': { permission: 'estate.manage', reach: 'others', dueHours: 48 },
  'property-inquiry': { permission: 'estate.manage', reach: 'others', dueHours: 48 },
} as const satisfies Record<string, InboxKindRow>;

/** A kind of an app: the key that its remote declares, after a prefix. */
export type AppInboxKind = `app:${string}`;
export type BuiltInInboxKind = keyof typeof INBOX_KINDS;
export type InboxKind = BuiltInInboxKind | AppInboxKind;
export const INBOX_KIND_NAMES = Object.keys(INBOX_KINDS) as [BuiltInInboxKind, ...BuiltInInboxKind[]];

/** Returns the kind of an app for the key that its remote declares. */
export const appInboxKind = (key: string): AppInboxKind => `app:${key}`;

/** Whether a kind belongs to an app. */
export function isAppInboxKind(kind: InboxKind): kind is AppInboxKind {
  return kind.startsWith('app:');
}

/** Whether a text is a kind: a built-in one, or one of an app. */
export function isInboxKind(text: string): text is InboxKind {
  return Object.hasOwn(INBOX_KINDS, text) || text.startsWith('app:');
}

/** Returns the row of a built-in kind, typed with all fields. */
export function inboxKind(kind: BuiltInInboxKind): InboxKindRow {
  return INBOX_KINDS[kind];
}

/** Returns the built-in kinds visible with these permissions. */
export function inboxKindsFor(permissions: readonly Permission[]): BuiltInInboxKind[] {
  return INBOX_KIND_NAMES.filter((kind) => permissions.includes(INBOX_KINDS[kind].permission));
}

/** Filters of the inbox list. Snoozed items appear in `snoozed` only. */
export const INBOX_FILTERS = ['all', 'mine', 'unassigned', 'overdue', 'snoozed'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** Maximum count of items. */
export const MAX_INBOX_COUNTED = 1_000;
/** Maximum snooze of an item, in days. */
export const MAX_SNOOZE_DAYS = 30;
