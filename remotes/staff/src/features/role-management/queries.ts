import type { ListedUser } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** Larger than the number of members whose searched fields can contain a given id. */
const SEARCH_PAGE_SIZE = 100;

/** A member's current data, found by id, because a change may remove them from the filtered list. Null if they don't exist any more. */
export function listedMemberQuery(id: string) {
  return {
    queryKey: ['GET /api/users', 'one', id] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListedUser | null> => {
      const query = { search: id, limit: SEARCH_PAGE_SIZE };
      const { items } = await call('GET /api/users', { query }, { signal });
      return items.find((member) => member.id === id) ?? null;
    },
    staleTime: 0,
  };
}
