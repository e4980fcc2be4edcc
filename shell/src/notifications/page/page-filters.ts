import type { NotificationFilters } from '../list/queries.ts';

const PATH = '/notifications';

/** Parses the filters from the page's query. */
export function filtersOf(params: URLSearchParams): NotificationFilters {
  return { unread: params.get('show') === 'unread', after: params.get('after') || undefined };
}

/** Returns the URL of the page with these filters. */
export function addressOf({ unread, after }: NotificationFilters): string {
  const params = new URLSearchParams();
  if (unread) params.set('show', 'unread');
  if (after) params.set('after', after);
  return params.size > 0 ? `${PATH}?${params}` : PATH;
}
