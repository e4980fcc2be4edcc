import type { NotificationFilters } from '../list/get-notifications.ts';

const PATH = '/notifications';

/** What the address of the page asks for. */
export function filtersOf(params: URLSearchParams): NotificationFilters {
  return { unread: params.get('show') === 'unread', after: params.get('after') || undefined };
}

/** The address at which the page shows this. */
export function addressOf({ unread, after }: NotificationFilters): string {
  const params = new URLSearchParams();
  if (unread) params.set('show', 'unread');
  if (after) params.set('after', after);
  return params.size > 0 ? `${PATH}?${params}` : PATH;
}
