import type { Permission } from '../access/permissions.ts';
import type { PageLanguage } from '../releases/reader.ts';

// Without schemas, for pages too.

interface InboxKindRow {
  /** What it takes to see such items, and to work on them. */
  permission: Permission;
  /** On whom such items may be worked: on everybody but oneself, or only on those whose highest role stands below one's own. */
  reach: 'others' | 'below';
  /** After so many hours an item is overdue, unless the room says when it is. */
  dueHours: number;
  /** What one such item is called. */
  label: Record<PageLanguage, string>;
  /** What the button that leads to the room says. */
  open: Record<PageLanguage, string>;
}

/**
 * What can wait in the inbox of the staff. A room that wants its own kind in it adds an entry here, opens and closes items by `InboxItems` of the API, and
 * registers itself by `InboxRooms`: nothing else has to know of it. The words come from here, because the page of the inbox is released by itself and may be older
 * than the room.
 */
export const INBOX_KINDS = {
  comment: {
    ...{ permission: 'comments.moderate', reach: 'others', dueHours: 24 },
    label: { en: 'Comment', de: 'Kommentar' },
    open: { en: 'Open the comments', de: 'Kommentare öffnen' },
  },
  application: {
    ...{ permission: 'applications.review', reach: 'below', dueHours: 72 },
    label: { en: 'Application', de: 'Bewerbung' },
    open: { en: 'Review it', de: 'Bewerbung prüfen' },
  },
  'application-appeal': {
    ...{ permission: 'applications.decide', reach: 'below', dueHours: 72 },
    label: { en: 'Appeal of an applicant', de: 'Einspruch zu einer Bewerbung' },
    open: { en: 'Judge the appeal', de: 'Über den Einspruch entscheiden' },
  },
  'punishment-appeal': {
    ...{ permission: 'members.moderate', reach: 'below', dueHours: 72 },
    label: { en: 'Appeal of a member', de: 'Einspruch eines Mitglieds' },
    open: { en: 'Open the member’s page', de: 'Seite des Mitglieds öffnen' },
  },
  'approval-step': {
    ...{ permission: 'applications.decide', reach: 'below', dueHours: 8 },
    label: { en: 'Failed step of an approval', de: 'Fehlgeschlagener Schritt einer Zusage' },
    open: { en: 'Open the application', de: 'Bewerbung öffnen' },
  },
  delivery: {
    ...{ permission: 'notifications.manage', reach: 'others', dueHours: 24 },
    label: { en: 'Failed e-mail or push', de: 'Fehlgeschlagene E-Mail oder Push-Nachricht' },
    open: { en: 'All failed deliveries', de: 'Alle fehlgeschlagenen Zustellungen' },
  },
  'chat-message': {
    ...{ permission: 'notifications.manage', reach: 'others', dueHours: 24 },
    label: { en: 'Failed message to the chat', de: 'Fehlgeschlagene Nachricht an den Chat' },
    open: { en: 'All failed deliveries', de: 'Alle fehlgeschlagenen Zustellungen' },
  },
  'stream-application': {
    ...{ permission: 'streams.manage', reach: 'others', dueHours: 72 },
    label: { en: 'Application as a streamer', de: 'Bewerbung als Streamer' },
    open: { en: 'Decide about it', de: 'Darüber entscheiden' },
  },
  'stream-report': {
    ...{ permission: 'streams.manage', reach: 'others', dueHours: 24 },
    label: { en: 'Reported stream', de: 'Gemeldeter Stream' },
    open: { en: 'Open the reports', de: 'Meldungen öffnen' },
  },
  'event-proposal': {
    ...{ permission: 'events.publish', reach: 'others', dueHours: 48 },
    label: { en: 'Proposed event', de: 'Vorgeschlagene Veranstaltung' },
    open: { en: 'Decide about it', de: 'Darüber entscheiden' },
  },
  settlement: {
    ...{ permission: 'estate.manage', reach: 'others', dueHours: 24 },
    label: { en: 'Disputed payment for a property', de: 'Strittige Zahlung für eine Immobilie' },
    open: { en: 'Open the settlements', de: 'Abrechnungen öffnen' },
  },
  'property-offer': {
    ...{ permission: 'estate.manage', reach: 'others', dueHours: 48 },
    label: { en: 'Offer for a property of the city', de: 'Angebot für eine Immobilie der Stadt' },
    open: { en: 'Open the offers', de: 'Angebote öffnen' },
  },
  'property-inquiry': {
    ...{ permission: 'estate.manage', reach: 'others', dueHours: 48 },
    label: { en: 'Question about a property of the city', de: 'Frage zu einer Immobilie der Stadt' },
    open: { en: 'Answer it', de: 'Beantworten' },
  },
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
