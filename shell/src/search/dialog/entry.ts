import type { SearchHit, SearchKind } from '@boardwalk/contracts';

/** Icon of an entry: its kind, a page, or an action. */
export type EntryIconName = SearchKind | 'page' | 'action' | 'all';

/** A row of the search: a page to open, or an action to run. */
export interface Entry {
  /** Unique id. */
  id: string;
  icon: EntryIconName;
  title: string;
  /** Target path; absent for an action. */
  path?: string;
  run?: () => void;
  /** Further data of a search result. */
  hit?: Omit<SearchHit, 'path' | 'title'>;
  /** Kind under which it is added to the recent entries; absent if it isn't. */
  recent?: { kind: SearchKind };
  /** Whether it requires a sign-in. */
  locked?: boolean;
}

/** An entry that is found locally by its names. */
export interface NamedEntry extends Entry {
  names: readonly string[];
}

export interface EntryGroup {
  id: string;
  label: string;
  entries: Entry[];
}
