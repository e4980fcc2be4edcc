import { SEARCH_KINDS, type SearchKind } from '@boardwalk/contracts';
import { localStore } from '@boardwalk/kit/storage';
import { RECENT_PREFIX } from '../forget-recent.ts';

/** An entry that a member recently opened from the search. */
export interface RecentThing {
  path: string;
  kind: SearchKind;
  title: string;
  detail: string;
}

const MAX_RECENT = 8;

/** Returns a member's recent entries in this browser, latest first. Visitors have none. */
export function readRecent(memberId: string | undefined): RecentThing[] {
  if (memberId === undefined) return [];
  const stored = localStore.readJson(RECENT_PREFIX + memberId);
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : [];
}

/** Moves an entry to the top, without duplicates. */
export function addRecent(memberId: string | undefined, { path, kind, title, detail }: RecentThing): void {
  if (memberId === undefined) return;
  const others = readRecent(memberId).filter((other) => other.path !== path);
  localStore.writeJson(
    RECENT_PREFIX + memberId,
    [{ path, kind, title, detail }, ...others].slice(0, MAX_RECENT),
  );
}

function isRecent(value: unknown): value is RecentThing {
  const { path, kind, title, detail } = (value ?? {}) as Partial<RecentThing>;
  return (
    /^\/(?![/\\])/.test(String(path)) &&
    Object.hasOwn(SEARCH_KINDS, String(kind)) &&
    typeof title === 'string' &&
    typeof detail === 'string'
  );
}
