import type { DocEntry } from '@boardwalk/contracts';

/** A page with its children. */
export interface Branch extends DocEntry {
  children: Branch[];
}

/** Builds the tree of pages in reading order. */
export function branchesOf(entries: readonly DocEntry[], parentId: string | null = null): Branch[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map((entry) => ({ ...entry, children: branchesOf(entries, entry.id) }));
}

/** Returns the ancestors of a page, from the top. */
export function pathTo(entries: readonly DocEntry[], slug: string): DocEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const path: DocEntry[] = [];
  let above = entries.find((entry) => entry.slug === slug);
  while (above) {
    path.unshift(above);
    above = above.parentId === null ? undefined : byId.get(above.parentId);
  }
  return path.slice(0, -1);
}

/** Returns the previous and the next page. */
export function neighboursOf(entries: readonly DocEntry[], slug: string) {
  const at = entries.findIndex((entry) => entry.slug === slug);
  return at === -1 ? {} : { previous: entries[at - 1], next: entries[at + 1] };
}
