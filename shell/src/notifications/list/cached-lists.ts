import type { Notification } from '@boardwalk/contracts';

/** A list as far as it has been loaded. */
export interface LoadedPages {
  pages: { items: Notification[]; nextCursor: string | null }[];
  pageParams: unknown[];
}

/** Whether the newer one counts the older one along: comments below one article are gathered until they are read. */
const standsFor = (newer: Notification, older: Notification): boolean =>
  newer.facts.count > 1 && older.readAt === null && older.type === newer.type && older.href === newer.href;

/** The list with one that has just come on top, and without those that it stands for. */
export function withArrived(list: LoadedPages, arrived: Notification): LoadedPages {
  const others = list.pages.map((page) => ({
    ...page,
    items: page.items.filter((one) => one.id !== arrived.id && !standsFor(arrived, one)),
  }));
  const [first, ...rest] = others;
  return first ? { ...list, pages: [{ ...first, items: [arrived, ...first.items] }, ...rest] } : list;
}

/** The list with some of them read. @param now an instant, ISO 8601. */
export function withRead(
  list: LoadedPages,
  isMeant: (one: Notification) => boolean,
  now: string,
): LoadedPages {
  const read = (one: Notification) => (one.readAt === null && isMeant(one) ? { ...one, readAt: now } : one);
  return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(read) })) };
}
