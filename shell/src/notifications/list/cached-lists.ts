import type { Notification } from '@boardwalk/contracts';

/** The loaded pages of a list. */
export interface LoadedPages {
  pages: { items: Notification[]; nextCursor: string | null }[];
  pageParams: unknown[];
}

/** Returns whether the newer notification includes the older one in its count: comments below one article are aggregated until they are read. */
const includes = (newer: Notification, older: Notification): boolean =>
  newer.facts.count > 1 && older.readAt === null && older.type === newer.type && older.href === newer.href;

/** Adds a new notification on top, and removes those it includes. */
export function withArrived(list: LoadedPages, arrived: Notification): LoadedPages {
  const others = list.pages.map((page) => ({
    ...page,
    items: page.items.filter((one) => one.id !== arrived.id && !includes(arrived, one)),
  }));
  const [first, ...rest] = others;
  return first ? { ...list, pages: [{ ...first, items: [arrived, ...first.items] }, ...rest] } : list;
}

/** Marks some of them as read. @param now an instant, ISO 8601. */
export function withRead(
  list: LoadedPages,
  isMeant: (one: Notification) => boolean,
  now: string,
): LoadedPages {
  const read = (one: Notification) => (one.readAt === null && isMeant(one) ? { ...one, readAt: now } : one);
  return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(read) })) };
}
