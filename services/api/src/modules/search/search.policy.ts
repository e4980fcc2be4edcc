import {
  type Area,
  isClosed,
  SEARCH_KIND_NAMES,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  searchKind,
} from '@boardwalk/contracts';
import { type Caller, isMember } from '../../platform/auth/caller.ts';
import { FIT, type FoundHit } from './search-source.ts';

/** Returns the reader of the results; null for visitors, programs with a token, and members with a closed account, who find what visitors find. */
export function readerOf(caller: Caller | null): Caller | null {
  return isMember(caller) && !(caller.account && isClosed(caller.account.state)) ? caller : null;
}

/** Returns the requested kinds that the reader may search. */
export function kindsFor(
  reader: Pick<Caller, 'permissions'> | null,
  areasOff: readonly Area[],
  asked: readonly SearchKind[] = SEARCH_KIND_NAMES,
): SearchKind[] {
  return SEARCH_KIND_NAMES.filter((kind) => {
    const { access, area } = searchKind(kind);
    if (!asked.includes(kind) || (area && areasOff.includes(area))) return false;
    if (access === 'public') return true;
    return reader !== null && (access === 'signed-in' || reader.permissions.includes(access.permission));
  });
}

/** Group of results, with the quality of its best match. */
export interface FoundGroup {
  fit: number;
  group: SearchGroup;
}

export function toGroup(kind: SearchKind, found: readonly FoundHit[], all: string | undefined): FoundGroup {
  const fit = Math.min(FIT.text, ...found.map((hit) => hit.fit));
  return { fit, group: { kind, items: found.map(toHit), all: all ?? null, missing: false } };
}

/** Returns the group of a kind that could not be searched. */
export function missingGroup(kind: SearchKind): FoundGroup {
  return { fit: FIT.text, group: { kind, items: [], all: null, missing: true } };
}

/** Returns the groups with results, best match first, then the missing ones. */
export function inOrder(found: readonly FoundGroup[]): SearchGroup[] {
  const groups = found.toSorted((one, other) => one.fit - other.fit).map(({ group }) => group);
  return [...groups.filter(({ items }) => items.length > 0), ...groups.filter(({ missing }) => missing)];
}

function toHit({ fit: _, ...hit }: FoundHit): SearchHit {
  return { detail: '', excerpt: null, at: null, person: null, mark: null, ...hit };
}
