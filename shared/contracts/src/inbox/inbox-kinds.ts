import type { Permission } from '../access/permissions.ts';

// Without schemas, for pages too.

interface InboxKindRow {
  /** What it takes to see such items, and to work on them. */
  permission: Permission;
  /** On whom such items may be worked: on everybody but oneself, or only on those whose highest role stands below one's own. */
  reach: 'others' | 'below';
  /** After so many hours an item is overdue, unless the room says when it is. */
  dueHours: number;
}

/**
 * Kinds of items in the staff's inbox. A feature with its own kind adds an entry here and one to `INBOX_WORDS`, opens and closes items by `InboxItems` of
 * the API, and registers itself by `InboxRooms`: nothing else has to know of it.
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

/** The row of a kind, with the fields that every row has. */
export function inboxKind(kind: InboxKind): InboxKindRow {
  return INBOX_KINDS[kind];
}

/** The kinds that somebody with these permissions sees. */
export function inboxKindsFor(permissions: readonly Permission[]): InboxKind[] {
  return INBOX_KIND_NAMES.filter((kind) => permissions.includes(INBOX_KINDS[kind].permission));
}

/** What a list of the inbox holds. Snoozed items are in `snoozed` alone. */
export const INBOX_FILTERS = ['all', 'mine', 'unassigned', 'overdue', 'snoozed'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** Items are counted up to here. */
export const MOST_INBOX_COUNTED = 1_000;
/** An item can be put off for so long, in days. */
export const LONGEST_SNOOZE_DAYS = 30;
