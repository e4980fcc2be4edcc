import { expect, it } from 'vitest';
import { type LoadedPages, withArrived, withRead } from './cached-lists.ts';
import { aNotification } from './notification.factory.ts';

const listOf = (...pages: string[][]): LoadedPages => ({
  pages: pages.map((ids) => ({ items: ids.map((id) => aNotification({ id })), nextCursor: null })),
  pageParams: pages.map(() => undefined),
});
const idsOf = ({ pages }: LoadedPages) => pages.map(({ items }) => items.map(({ id }) => id));

it('puts what arrives on top', () =>
  expect(idsOf(withArrived(listOf(['a', 'b'], ['c']), aNotification({ id: 'new' })))).toEqual([
    ['new', 'a', 'b'],
    ['c'],
  ]));

it('moves up what has happened once more, wherever it was', () => {
  const again = aNotification({ id: 'c', facts: { title: 'Ferry', count: 3, publishAt: null } });
  const list = withArrived(listOf(['a', 'b'], ['c']), again);
  expect(idsOf(list)).toEqual([['c', 'a', 'b'], []]);
  expect(list.pages[0]?.items[0]?.facts.count).toBe(3);
});

it('marks what is meant, and keeps the instant of what was read before', () => {
  const list = listOf(['a', 'b']);
  const once = withRead(list, ({ id }) => id === 'a', '2026-01-01T00:00:00Z');
  const twice = withRead(once, () => true, '2026-02-02T00:00:00Z');
  expect(twice.pages[0]?.items.map(({ readAt }) => readAt)).toEqual([
    '2026-01-01T00:00:00Z',
    '2026-02-02T00:00:00Z',
  ]);
  expect(list.pages[0]?.items[0]?.readAt).toBeNull();
});
