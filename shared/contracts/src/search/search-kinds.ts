import type { Permission } from '../access/permissions.ts';
import type { Area } from '../site/page-settings.ts';
import type { SharedText } from '../texts/shared-text.ts';

// Without schemas, because pages import it.

interface SearchKindRow {
  /** Access rule: everyone, members, or holders of a permission. The area itself filters the results. */
  access: 'public' | 'signed-in' | { permission: Permission };
  /** The area that has to be enabled. */
  area?: Area;
  /** Singular label, in English; the shell's catalog of the search translates it. */
  one: SharedText;
  /** Plural label, likewise. */
  many: SharedText;
}

/**
 * Kinds of search results. An area with its own kind adds an entry here and a source in its module of the API (`SearchSourceOf`); neither the search
 * nor the shell has to change. Of two kinds with equally good matches, the first in this list is shown first.
 */
export const SEARCH_KINDS = {
  rule: {
    access: 'public',
    area: 'docs',
    one: /*i18n*/ { id: 'search.rule.one', message: 'Rule' },
    many: /*i18n*/ { id: 'search.rule.many', message: 'Rules' },
  },
  doc: {
    access: 'public',
    area: 'docs',
    one: /*i18n*/ { id: 'search.doc.one', message: 'Docs page' },
    many: /*i18n*/ { id: 'search.doc.many', message: 'Docs' },
  },
  event: {
    access: 'public',
    one: /*i18n*/ { id: 'search.event.one', message: 'Event' },
    many: /*i18n*/ { id: 'search.event.many', message: 'Events' },
  },
  stream: {
    access: 'public',
    one: /*i18n*/ { id: 'search.stream.one', message: 'Stream' },
    many: /*i18n*/ { id: 'search.stream.many', message: 'Streams' },
  },
  member: {
    access: 'public',
    one: /*i18n*/ { id: 'search.member.one', message: 'Member' },
    many: /*i18n*/ { id: 'search.member.many', message: 'Members' },
  },
  property: {
    access: 'signed-in',
    one: /*i18n*/ { id: 'search.property.one', message: 'Property' },
    many: /*i18n*/ { id: 'search.property.many', message: 'Properties' },
  },
  article: {
    access: 'signed-in',
    area: 'news',
    one: /*i18n*/ { id: 'search.article.one', message: 'Article' },
    many: /*i18n*/ { id: 'search.article.many', message: 'News' },
  },
  form: {
    access: 'signed-in',
    area: 'forms',
    one: /*i18n*/ { id: 'search.form.one', message: 'Form' },
    many: /*i18n*/ { id: 'search.form.many', message: 'Forms' },
  },
  application: {
    access: 'signed-in',
    area: 'forms',
    one: /*i18n*/ { id: 'search.application.one', message: 'Your application' },
    many: /*i18n*/ { id: 'search.application.many', message: 'Your applications' },
  },
  review: {
    access: { permission: 'applications.review' },
    area: 'forms',
    one: /*i18n*/ { id: 'search.review.one', message: 'Application' },
    many: /*i18n*/ { id: 'search.review.many', message: 'Applications' },
  },
  // Documents that the backends of remotes publish, each with the label of its kind.
  app: {
    access: 'public',
    one: /*i18n*/ { id: 'search.app.one', message: 'From an app' },
    many: /*i18n*/ { id: 'search.app.many', message: 'From apps' },
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
