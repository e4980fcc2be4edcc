import type { DocEntry } from '@boardwalk/contracts';

/** A page with what stands under it. */
export interface Branch extends DocEntry {
  children: Branch[];
}

/** The tree of pages that come in reading order. */
export function branchesOf(entries: readonly DocEntry[], parentId: string | null = null): Branch[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map((entry) => ({ ...entry, children: branchesOf(entries, entry.id) }));
}

/** The pages above one, from the top. */
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

/** What is read before a page and after it. */
export function neighboursOf(entries: readonly DocEntry[], slug: string) {
  const at = entries.findIndex((entry) => entry.slug === slug);
  return at === -1 ? {} : { previous: entries[at - 1], next: entries[at + 1] };
}
