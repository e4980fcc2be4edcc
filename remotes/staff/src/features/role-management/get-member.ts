import type { ListedUser } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** More than ever hold one member's id as a part of what the search looks through. */
const LIMIT = 100;

/**
 * One member as they are now, found by their id: a change can move them out of the list that they were chosen from. Null when they
 * are gone.
 */
export function memberQuery(id: string) {
  return {
    queryKey: ['GET /api/users', 'one', id] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListedUser | null> => {
      const query = { search: id, limit: LIMIT };
      const { items } = await call('GET /api/users', { query }, { signal, suppressErrors: true });
      return items.find((member) => member.id === id) ?? null;
    },
    staleTime: 0,
    meta: { suppressErrors: true },
  };
}
