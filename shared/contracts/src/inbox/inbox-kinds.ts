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

export type InboxKind = keyof typeof INBOX_KINDS;
export const INBOX_KIND_NAMES = Object.keys(INBOX_KINDS) as [InboxKind, ...InboxKind[]];

/** Returns the row of a kind, typed with all fields. */
export function inboxKind(kind: InboxKind): InboxKindRow {
  return INBOX_KINDS[kind];
}

/** Returns the kinds visible with these permissions. */
export function inboxKindsFor(permissions: readonly Permission[]): InboxKind[] {
  return INBOX_KIND_NAMES.filter((kind) => permissions.includes(INBOX_KINDS[kind].permission));
}

/** Filters of the inbox list. Snoozed items appear in `snoozed` only. */
export const INBOX_FILTERS = ['all', 'mine', 'unassigned', 'overdue', 'snoozed'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** Maximum count of items. */
export const MAX_INBOX_COUNTED = 1_000;
/** Maximum snooze of an item, in days. */
export const MAX_SNOOZE_DAYS = 30;
