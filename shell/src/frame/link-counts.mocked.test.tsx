// @vitest-environment happy-dom
import type { NavigationCount } from '@boardwalk/contracts';
import { renderPage } from '@boardwalk/kit/testing';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { CountedLink } from '../federation/navigation.ts';
import { LinkCount } from './link-count.tsx';
import { useFollowedCounts, useHasCount } from './link-counts.ts';

const topics = vi.hoisted(() => new Map<string, (data: { count: number }) => void>());
const onFollow = vi.hoisted(() => vi.fn());
vi.mock('@boardwalk/kit', async (original) => ({
  ...(await original<object>()),
  followTopic(
    topic: NavigationCount,
    { onEvent }: { onEvent: { count: (data: { count: number }) => void } },
  ) {
    topics.set(topic, onEvent.count);
    onFollow(topic);
    return () => topics.delete(topic);
  },
}));

const LINKS: CountedLink[] = [
  { to: '/inbox', label: 'Inbox', count: 'inbox' },
  { to: '/news', label: 'News', count: undefined },
];

it('renders the badge of a count, not the navbar', () => {
  const onRender = vi.fn();
  const Lamp = () => useHasCount(LINKS) && <p>Something waits</p>;
  function Header() {
    onRender();
    useFollowedCounts(LINKS);
    return (
      <>
        {LINKS.map(({ to, count }) => (
          <LinkCount key={to} count={count} />
        ))}
        <Lamp />
      </>
    );
  }
  const { unmount, getByText } = renderPage(<Header />, { answers: {} });
  onRender.mockClear();
  act(() => topics.get('inbox')?.({ count: 4 }));
  expect(getByText('4')).toBeTruthy();
  expect(getByText('Something waits')).toBeTruthy();
  expect(onRender).not.toHaveBeenCalled();
  unmount();
  expect(topics.size).toBe(0);
  // Counts aren't kept for the next member.
  const { queryByText } = renderPage(<Lamp />, { answers: {} });
  expect(queryByText('Something waits')).toBeNull();
});

it('follows a topic once, although several links show its count', () => {
  onFollow.mockClear();
  function Header() {
    useFollowedCounts([...LINKS, { to: '/staff', label: 'Staff', count: 'inbox' }]);
    return null;
  }
  renderPage(<Header />, { answers: {} });
  expect(onFollow.mock.calls).toEqual([['inbox']]);
});
