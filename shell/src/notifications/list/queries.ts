import type { QueryEndpoint } from '@boardwalk/contracts';
import { endpointPages, usePages } from '@boardwalk/kit';
import { useHasToken } from '../bell/unread.ts';

const PAGE_SIZE = 20;

/** Filters of the notifications. */
export interface NotificationFilters {
  unread: boolean;
  /** Cursor of the first page, if it isn't the newest one. */
  after?: string;
}

/** Query key prefix of every list. */
export const LISTS = ['GET /api/notifications', 'pages'] as const satisfies readonly [QueryEndpoint, 'pages'];

/** The member's notifications, paginated. */
export function notificationPages({ unread, after }: NotificationFilters) {
  const query = { unread: unread ? ('true' as const) : undefined, limit: PAGE_SIZE };
  return endpointPages('GET /api/notifications', { query }, { from: after });
}

/** The loaded notifications. After a change of the filter, the previous list stays until the next one is loaded. */
export function useNotifications(filters: NotificationFilters) {
  return usePages(notificationPages(filters), { enabled: useHasToken(), keepPreviousData: true });
}
