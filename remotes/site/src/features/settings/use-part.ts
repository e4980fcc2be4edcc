import { useSearchParams } from '@boardwalk/kit';

/** The parts of the settings, in order. */
export const PART_IDS = ['identity', 'look', 'home', 'links', 'documents', 'features'] as const;
export type PartId = (typeof PART_IDS)[number];

/** Returns the part in the URL, and a function to change it. */
export function usePart(): [PartId, (part: PartId) => void] {
  const [search, setSearch] = useSearchParams();
  const part = PART_IDS.find((id) => id === search.get('part')) ?? 'identity';
  return [part, (next) => setSearch({ part: next }, { replace: true, preventScrollReset: true })];
}
