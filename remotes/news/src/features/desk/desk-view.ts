import {
  ARTICLE_LIMITS,
  ARTICLE_STATES,
  type ArticleState,
  DESK_SORTS,
  type DeskSort,
  truncate,
} from '@boardwalk/contracts';
import type { DeskScope } from './queries.ts';

/** Tabs of the newsroom: articles in one state or in all, or the comments that wait for a moderator. */
export type DeskTab = ArticleState | 'all' | 'comments';

export interface DeskView {
  tab: DeskTab;
  search: string;
  sort: DeskSort;
  scope: DeskScope;
}

/** The member's permissions in the newsroom. */
export interface DeskRights {
  writes: boolean;
  publishes: boolean;
  moderates: boolean;
}

/** Names of the URL's parameters. */
export const DESK_FILTERS = ['tab', 'search', 'sort', 'by'] as const;
export type DeskFilters = Record<(typeof DESK_FILTERS)[number], string>;

/** Returns the tabs that the permissions allow, in order. */
export function tabsOf({ writes, publishes, moderates }: DeskRights): DeskTab[] {
  const first: DeskTab[] = publishes ? ['in_review', 'draft'] : ['draft', 'in_review'];
  return [
    ...(writes ? [...first, 'scheduled', 'published', 'archived', 'all'] : []),
    ...(moderates ? ['comments'] : []),
  ] as DeskTab[];
}

/** Parses the URL. Invalid values are ignored: the default is the first tab, and longest waiting first in a queue. */
export function deskViewOf(filters: DeskFilters, rights: DeskRights): DeskView {
  const tabs = tabsOf(rights);
  const tab = tabs.find((one) => one === filters.tab) ?? tabs[0] ?? 'draft';
  const usual: DeskSort = tab === 'in_review' && rights.publishes ? 'oldest' : 'newest';
  return {
    tab,
    search: truncate(filters.search, ARTICLE_LIMITS.search, { end: '' }),
    sort: DESK_SORTS.find((one) => one === filters.sort) ?? usual,
    scope: rights.publishes && filters.by !== 'me' ? 'all' : 'mine',
  };
}

/** Returns the state that a tab lists; undefined for all of them. */
export function stateOf(tab: DeskTab): ArticleState | undefined {
  return ARTICLE_STATES.find((state) => state === tab);
}

/** Returns the URL of a tab, with the current search. */
export function addressOf(tab: DeskTab, { search, by }: DeskFilters): string {
  const params = new URLSearchParams({ tab });
  if (tab !== 'comments') {
    if (search) params.set('search', search);
    if (by) params.set('by', by);
  }
  return `/news/desk?${params}`;
}
