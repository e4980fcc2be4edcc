import {
  ARTICLE_LIMITS,
  ARTICLE_STATES,
  type ArticleState,
  DESK_SORTS,
  type DeskSort,
  truncate,
} from '@boardwalk/contracts';
import type { DeskScope } from './get-desk.ts';

/** What the newsroom shows: articles in one state or in all, or the comments that wait for a moderator. */
export type DeskTab = ArticleState | 'all' | 'comments';

export interface DeskView {
  tab: DeskTab;
  search: string;
  sort: DeskSort;
  scope: DeskScope;
}

/** What of the newsroom is somebody's. */
export interface DeskRights {
  writes: boolean;
  publishes: boolean;
  moderates: boolean;
}

/** The names of what stands in the address. */
export const DESK_FILTERS = ['tab', 'search', 'sort', 'by'] as const;
export type DeskFilters = Record<(typeof DESK_FILTERS)[number], string>;

/** The tabs that somebody has, in their order. */
export function tabsOf({ writes, publishes, moderates }: DeskRights): DeskTab[] {
  const first: DeskTab[] = publishes ? ['in_review', 'draft'] : ['draft', 'in_review'];
  return [
    ...(writes ? [...first, 'scheduled', 'published', 'archived', 'all'] : []),
    ...(moderates ? ['comments'] : []),
  ] as DeskTab[];
}

/** What an address asks for. What makes no sense there is left out: then it is the first tab, and what waits longest comes first in a queue. */
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

/** The state that a tab lists; undefined for all of them. */
export function stateOf(tab: DeskTab): ArticleState | undefined {
  return ARTICLE_STATES.find((state) => state === tab);
}

/** The address of a tab, with the search that is under way. */
export function addressOf(tab: DeskTab, { search, by }: DeskFilters): string {
  const params = new URLSearchParams({ tab });
  if (tab !== 'comments') {
    if (search) params.set('search', search);
    if (by) params.set('by', by);
  }
  return `/news/desk?${params}`;
}
