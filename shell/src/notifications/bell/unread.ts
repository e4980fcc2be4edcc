import { MOST_UNREAD_COUNTED } from '@boardwalk/contracts';
import { endpointQuery, useAuthStore, useQuery } from '@boardwalk/kit';

/** How many notifications the member hasn't read. That it can't be had is no news: the bell then shows none. */
export const unreadQuery = endpointQuery('GET /api/notifications/unread', {}, { suppressErrors: true });

/** Nothing is asked for while the member's token is being renewed. */
export const useHasToken = (): boolean => useAuthStore(({ token }) => token !== null);

export function useUnreadCount(): number {
  const { data } = useQuery({ ...unreadQuery, enabled: useHasToken() });
  return data?.count ?? 0;
}

/** A count as the bell shows it. The server doesn't count further than this either. */
export const shownCount = (count: number): string =>
  count >= MOST_UNREAD_COUNTED ? `${MOST_UNREAD_COUNTED - 1}+` : String(count);
