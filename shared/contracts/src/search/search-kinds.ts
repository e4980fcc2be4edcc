import type { Permission } from '../access/permissions.ts';
import type { PageLanguage } from '../releases/reader.ts';
import type { Area } from '../site/site-limits.ts';

// Without schemas, for pages too.

interface SearchKindRow {
  /** Who is answered at all: everybody, members, or holders of a permission. What of it they find is the room's to say. */
  access: 'public' | 'signed-in' | { permission: Permission };
  /** The area without which there is nothing of the kind. */
  area?: Area;
  /** What one is called. */
  one: Record<PageLanguage, string>;
  /** What several are called. */
  many: Record<PageLanguage, string>;
}

/**
 * What can be found. A room that wants its own kind found adds an entry here and a source in its module of the API (`SearchSourceOf`): neither the search nor
 * the shell has to know of it. Where two kinds fit as well as each other, the one that stands first here is shown first.
 */
export const SEARCH_KINDS = {
  rule: {
    access: 'public',
    area: 'docs',
    one: { en: 'Rule', de: 'Regel' },
    many: { en: 'Rules', de: 'Regeln' },
  },
  doc: {
    access: 'public',
    area: 'docs',
    one: { en: 'Page of the docs', de: 'Seite der Docs' },
    many: { en: 'Docs', de: 'Docs' },
  },
  event: {
    access: 'public',
    one: { en: 'Event', de: 'Veranstaltung' },
    many: { en: 'Events', de: 'Veranstaltungen' },
  },
  stream: {
    access: 'public',
    one: { en: 'Stream', de: 'Stream' },
    many: { en: 'Streams', de: 'Streams' },
  },
  member: {
    access: 'public',
    one: { en: 'Member', de: 'Mitglied' },
    many: { en: 'Members', de: 'Mitglieder' },
  },
  property: {
    access: 'signed-in',
    one: { en: 'Property', de: 'Immobilie' },
    many: { en: 'Properties', de: 'Immobilien' },
  },
  article: {
    access: 'signed-in',
    area: 'news',
    one: { en: 'Article', de: 'Artikel' },
    many: { en: 'News', de: 'News' },
  },
  form: {
    access: 'signed-in',
    area: 'forms',
    one: { en: 'Form', de: 'Formular' },
    many: { en: 'Forms', de: 'Formulare' },
  },
  application: {
    access: 'signed-in',
    area: 'forms',
    one: { en: 'Your application', de: 'Deine Bewerbung' },
    many: { en: 'Your applications', de: 'Deine Bewerbungen' },
  },
  review: {
    access: { permission: 'applications.review' },
    area: 'forms',
    one: { en: 'Application', de: 'Bewerbung' },
    many: { en: 'Applications', de: 'Bewerbungen' },
  },
} as const satisfies Record<string, SearchKindRow>;

export type SearchKind = keyof typeof SEARCH_KINDS;
export const SEARCH_KIND_NAMES = Object.keys(SEARCH_KINDS) as [SearchKind, ...SearchKind[]];

/** The row of a kind, with the fields that every row may have. */
export function searchKind(kind: SearchKind): SearchKindRow {
  return SEARCH_KINDS[kind];
}

/** Lengths in characters; `perKind` is how many of a kind are answered unless told, and at most. */
export const SEARCH_LIMITS = { shortest: 2, longest: 100, perKind: { usual: 5, most: 10 } } as const;

/** What a hit can say of itself in one word: a stream that goes on, a date that won't be, how a property is offered. */
export const SEARCH_MARKS = ['live', 'cancelled', 'sale', 'rent', 'auction'] as const;
export type SearchMark = (typeof SEARCH_MARKS)[number];
