import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** What part of the notifications is wanted. */
export interface NotificationFilters {
  unread: boolean;
  /** The cursor at which the list begins, where that isn't the newest one. */
  after?: string;
}

/** Every list begins its key with this. */
export const LISTS = ['GET /api/notifications', 'pages'] as const;

/** The member's notifications, a page at a time. */
export function notificationPages({ unread, after }: NotificationFilters) {
  const query = { unread: unread ? ('true' as const) : undefined, limit: PAGE_SIZE };
  return endpointPages('GET /api/notifications', { query }, { from: after });
}
