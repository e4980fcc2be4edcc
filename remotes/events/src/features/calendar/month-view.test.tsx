import type { EventCard } from '@boardwalk/contracts';
import { type Day, deviceZone } from '@boardwalk/kit';
import { renderPage, waitFor } from '@boardwalk/kit/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CARD, id } from '../../testing/examples.ts';
import MonthView from './month-view.tsx';
import type { Calendar } from './use-calendar.ts';

const MONTH = Array.from({ length: 30 }, (_, at): Day => `2026-11-${String(at + 1).padStart(2, '0')}`);

/** Returns a card whose title calls `onRead`: each rendering of its day reads it. */
const cardOn = (day: Day, at: number, onRead: (day: Day) => void): EventCard =>
  Object.defineProperty(
    { ...CARD, id: id(at), startsAt: `${day}T12:00:00Z`, endsAt: `${day}T13:00:00Z` },
    'title',
    {
      get: () => {
        onRead(day);
        return `Event ${at}`;
      },
    },
  );

it('renders only the two days whose selection changes', async () => {
  const onRead = vi.fn();
  const cards = ['2026-11-03', '2026-11-10', '2026-11-24'].map((day, at) => cardOn(day, at, onRead));
  function Month() {
    const [day, setDay] = useState('2026-11-03');
    const calendar = {
      day,
      days: MONTH,
      cards,
      zone: deviceZone(),
      today: '2026-11-20',
      firstWeekday: 'MO',
      busy: false,
    } as unknown as Calendar;
    return <MonthView calendar={calendar} onDay={setDay} />;
  }
  const { container, user } = renderPage(<Month />, { answers: {} });
  const cell = (day: Day) => container.querySelector(`[data-day="${day}"]`) as Element;
  await waitFor(() => expect(cell('2026-11-03').getAttribute('aria-selected')).toBe('true'));
  onRead.mockClear();
  await user.click(cell('2026-11-10'));
  expect(cell('2026-11-10').getAttribute('aria-selected')).toBe('true');
  const rendered = new Set(onRead.mock.calls.map(([day]) => day));
  expect(rendered).toEqual(new Set(['2026-11-03', '2026-11-10']));
});
