import { usePages } from '@boardwalk/kit';
import { useHasToken } from '../bell/unread.ts';
import { type NotificationFilters, notificationPages } from './get-notifications.ts';

/** The notifications as far as they have been loaded. Those of the other filter stay until these are there. */
export function useNotifications(filters: NotificationFilters) {
  const { items, ...pages } = usePages(notificationPages(filters), {
    enabled: useHasToken(),
    keepLast: true,
  });
  return { notifications: items, ...pages };
}
