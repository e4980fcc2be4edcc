import { expect, it } from 'vitest';
import { type LoadedPages, withArrived, withRead } from './cached-lists.ts';
import { aNotification } from './notification.factory.ts';

const listOf = (...pages: string[][]): LoadedPages => ({
  pages: pages.map((ids) => ({ items: ids.map((id) => aNotification({ id })), nextCursor: null })),
  pageParams: pages.map(() => undefined),
});
const idsOf = ({ pages }: LoadedPages) => pages.map(({ items }) => items.map(({ id }) => id));

it('puts a new notification on top', () =>
  expect(idsOf(withArrived(listOf(['a', 'b'], ['c']), aNotification({ id: 'new' })))).toEqual([
    ['new', 'a', 'b'],
    ['c'],
  ]));

it('contains no duplicates', () =>
  expect(idsOf(withArrived(listOf(['a', 'b'], ['c']), aNotification({ id: 'c' })))).toEqual([
    ['c', 'a', 'b'],
    [],
  ]));

it('replaces a notification by one that includes it in its count', () => {
  const several = aNotification({ id: 'new', facts: { title: 'Ferry', count: 2, publishAt: null } });
  const list = listOf([]);
  list.pages[0]?.items.push(
    aNotification({ id: 'before' }),
    aNotification({ id: 'read', readAt: '2026-01-01T00:00:00Z' }),
    aNotification({ id: 'below another', href: '/news/harbour#comments' }),
    aNotification({ id: 'of another kind', type: 'comment.released' }),
  );
  expect(idsOf(withArrived(list, several))).toEqual([['new', 'read', 'below another', 'of another kind']]);
});

it('keeps separate notifications separate', () =>
  expect(idsOf(withArrived(listOf(['a']), aNotification({ id: 'b' })))).toEqual([['b', 'a']]));

it('marks the given ones as read, and keeps the time of earlier ones', () => {
  const list = listOf(['a', 'b']);
  const once = withRead(list, ({ id }) => id === 'a', '2026-01-01T00:00:00Z');
  const twice = withRead(once, () => true, '2026-02-02T00:00:00Z');
  expect(twice.pages[0]?.items.map(({ readAt }) => readAt)).toEqual([
    '2026-01-01T00:00:00Z',
    '2026-02-02T00:00:00Z',
  ]);
  expect(list.pages[0]?.items[0]?.readAt).toBeNull();
});
