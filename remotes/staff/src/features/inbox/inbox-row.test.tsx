import type { InboxItem } from '@boardwalk/contracts';
import { renderPage } from '@boardwalk/kit/testing';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { InboxRow } from './inbox-row.tsx';

afterEach(() => void vi.useRealTimers());

/** Returns an item whose title calls `onRead`: each rendering of its row reads it. */
function itemOf(id: string, onRead: (id: string) => void): InboxItem {
  const item = {
    id,
    kind: 'report',
    label: { en: 'Report', de: 'Meldung' },
    count: 1,
    overdue: false,
    about: null,
    openedAt: '2026-11-29T12:00:00.000Z',
    dueAt: '2026-11-29T13:02:00.000Z',
    snoozed: false,
    assignee: null,
    note: null,
  } as unknown as InboxItem;
  return Object.defineProperty(item, 'title', {
    get: () => {
      onRead(id);
      return `Item ${id}`;
    },
  });
}

it('renders two rows when another item is opened', async () => {
  const onRead = vi.fn();
  const items = ['a', 'b', 'c'].map((id) => itemOf(id, onRead));
  function List() {
    const [open, setOpen] = useState('a');
    return (
      <>
        <button type="button" onClick={() => setOpen('b')}>
          Open b
        </button>
        {items.map((item) => (
          <InboxRow key={item.id} item={item} to={`?item=${item.id}`} current={item.id === open} />
        ))}
      </>
    );
  }
  const { findByRole, getByRole, user } = renderPage(<List />, { answers: {} });
  const button = await findByRole('button', { name: 'Open b' });
  onRead.mockClear();
  await user.click(button);
  expect(getByRole('link', { name: /Item b/ }).getAttribute('aria-current')).toBe('true');
  expect(new Set(onRead.mock.calls.flat())).toEqual(new Set(['a', 'b']));
});

it('updates the due time of an item without rendering its row', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:02:00.000Z') });
  const onRead = vi.fn();
  const item = itemOf('a', onRead);
  const { getByText, unmount } = renderPage(<InboxRow item={item} to="?item=a" current={false} />, {
    answers: {},
  });
  expect(getByText('Due in 1h')).toBeTruthy();
  onRead.mockClear();
  act(() => void vi.advanceTimersByTime(3 * 60_000));
  expect(getByText('Due in 57m')).toBeTruthy();
  expect(onRead).not.toHaveBeenCalled();
  unmount();
});
