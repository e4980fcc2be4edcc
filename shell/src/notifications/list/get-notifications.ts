import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** What part of the notifications is wanted. */
export interface NotificationFilters {
  unread: boolean;
  /** The cursor at which the list begins, where that isn't the newest one. */
  after?: string;
}

/** Every list begins its key with this. */
export const LISTS = ['GET /api/notifications', 'pages'] as const;

/** The member's notifications, a page at a time. The screen shows a failure itself. */
export function notificationsQuery({ unread, after }: NotificationFilters) {
  return {
    ...cursorPaging,
    queryKey: [...LISTS, { unread, after }] as const,
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/notifications',
        { query: { unread: unread ? 'true' : undefined, cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    initialPageParam: after,
    meta: { suppressErrors: true },
  };
}
