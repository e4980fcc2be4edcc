import { usePages } from '@boardwalk/kit';
import { useHasToken } from '../bell/unread.ts';
import { type NotificationFilters, notificationPages } from './queries.ts';

/** The loaded notifications. After a change of the filter, the previous list stays until the next one is loaded. */
export function useNotifications(filters: NotificationFilters) {
  return usePages(notificationPages(filters), { enabled: useHasToken(), keepLast: true });
}
