import { useQueryClient } from '@boardwalk/kit';
import { useCallback } from 'react';

/** Queries that contain a member's account. */
const TELLS_OF_ACCOUNTS = [
  'GET /api/users/:id',
  'GET /api/users/:id/punishments',
  'GET /api/users/:id/notes',
  'GET /api/users',
  'GET /api/users/totals',
  'GET /api/audit',
];

/** Returns a function that invalidates all queries about member accounts. */
export function useRefreshMember(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(TELLS_OF_ACCOUNTS.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }, [queries]);
}
