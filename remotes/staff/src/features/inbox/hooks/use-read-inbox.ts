import { useQueryClient } from '@boardwalk/kit';
import { useCallback } from 'react';

const TELLS_OF_ITEMS = ['GET /api/inbox', 'GET /api/inbox/counts', 'GET /api/inbox/:id'];

/** Refetches the inbox after an action in an area. */
export function useReadInbox(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(TELLS_OF_ITEMS.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }, [queries]);
}
