import type { Permission } from '../access/permissions.ts';
import type { PageLanguage } from '../releases/reader.ts';
import type { Area } from '../site/site-limits.ts';

// Without schemas, because pages import it.

interface SearchKindRow {
  /** Access rule: everyone, members, or holders of a permission. The area itself filters the results. */
  access: 'public' | 'signed-in' | { permission: Permission };
  /** The area that has to be enabled. */
  area?: Area;
  /** Singular label. */
  one: Record<PageLanguage, string>;
  /** Plural label. */
  many: Record<PageLanguage, string>;
}

/**
 * Kinds of search results. An area with its own kind adds an entry here and a source in its module of the API (`SearchSourceOf`); neither the search
 * nor the shell has to change. Of two kinds with equally good matches, the first in this list is shown first.
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

/** Returns the row of a kind, typed with all optional fields. */
export function searchKind(kind: SearchKind): SearchKindRow {
  return SEARCH_KINDS[kind];
}

/** Lengths in characters; `perKind` is the default and maximum number of results per kind. */
export const SEARCH_LIMITS = { shortest: 2, longest: 100, perKind: { usual: 5, most: 10 } } as const;

/** Badges of a result: a live stream, a canceled date, the kind of a property's offer. */
export const SEARCH_MARKS = ['live', 'cancelled', 'sale', 'rent', 'auction'] as const;
export type SearchMark = (typeof SEARCH_MARKS)[number];
