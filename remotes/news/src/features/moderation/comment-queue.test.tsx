import type { EndpointAnswer } from '@boardwalk/contracts';
import { renderPage } from '@boardwalk/kit/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommentQueue } from './comment-queue.tsx';

afterEach(() => void vi.useRealTimers());

const COMMENT: EndpointAnswer<'GET /api/comments/queue'>['items'][number] = {
  id: 'c0000000-0000-4000-8000-000000000001',
  about: { kind: 'article', id: 'a0000000-0000-4000-8000-000000000001' },
  parentId: null,
  author: { username: 'ana', fullName: 'Ana', avatarUrl: null },
  text: 'The ferry is late.',
  mentions: [],
  version: 1,
  state: 'held',
  removedBy: null,
  createdAt: '2026-11-29T12:00:00.000Z',
  editedAt: null,
  reports: 0,
  mine: false,
  editableUntil: '2026-11-29T12:15:00.000Z',
  title: 'Ferries',
  href: '/news/ferries',
};

it('updates the age of a comment while nothing else changes', async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-29T12:02:00.000Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  const { findByText, getByText, unmount } = renderPage(<CommentQueue />, {
    answers: { 'GET /api/comments/queue': { items: [COMMENT], nextCursor: null } },
  });
  await findByText('2 minutes ago');
  act(() => void vi.advanceTimersByTime(3 * 60_000));
  expect(getByText('5 minutes ago')).toBeTruthy();
  unmount();
});
