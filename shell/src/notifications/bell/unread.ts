import { MAX_UNREAD_COUNTED } from '@boardwalk/contracts';
import { endpointQuery, useAuthStore, useQuery } from '@boardwalk/kit';

/** Number of unread notifications. Failures aren't reported: the bell then shows none. */
export const unreadQuery = endpointQuery('GET /api/notifications/unread', {});

/** Returns whether there is a token: nothing is fetched while it is being renewed. */
export const useHasToken = (): boolean => useAuthStore(({ token }) => token !== null);

export function useUnreadCount(): number {
  const { data } = useQuery({ ...unreadQuery, enabled: useHasToken() });
  return data?.count ?? 0;
}

/** Formats a count for the bell. The server has the same upper limit. */
export const shownCount = (count: number): string =>
  count >= MAX_UNREAD_COUNTED ? `${MAX_UNREAD_COUNTED - 1}+` : String(count);
