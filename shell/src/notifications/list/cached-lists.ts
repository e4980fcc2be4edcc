import type { Notification } from '@boardwalk/contracts';

/** A list as far as it has been loaded. */
export interface LoadedPages {
  pages: { items: Notification[]; nextCursor: string | null }[];
  pageParams: unknown[];
}

/** The list with one that has just come on top. What has happened once more is the same notification, and moves up. */
export function withArrived(list: LoadedPages, arrived: Notification): LoadedPages {
  const others = list.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => id !== arrived.id),
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
