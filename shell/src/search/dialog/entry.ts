import type { SearchHit, SearchKind } from '@boardwalk/contracts';

/** What stands before an entry: the sign of its kind, of a page, or of something to do. */
export type EntrySign = SearchKind | 'page' | 'action' | 'all';

/** One line of the search: a place to go, or something to do at once. */
export interface Entry {
  /** Tells entries apart. */
  id: string;
  sign: EntrySign;
  title: string;
  /** Where it leads; absent for what is done at once. */
  path?: string;
  run?: () => void;
  /** What else is known of something that was found. */
  hit?: Omit<SearchHit, 'path' | 'title'>;
  /** As what it is kept once it was opened; absent for what isn't. */
  kept?: { kind: SearchKind };
  /** Whether the reader has to log in before it opens. */
  locked?: boolean;
}

/** An entry that is found by its names, without asking the site. */
export interface NamedEntry extends Entry {
  names: readonly string[];
}

export interface EntryGroup {
  id: string;
  label: string;
  entries: Entry[];
}
