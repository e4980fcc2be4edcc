import type { Weekday } from '@boardwalk/contracts';
import {
  addDays,
  clock,
  type Day,
  dayIn,
  deviceZone,
  useFirstWeekday,
  usePages,
  weekOf,
} from '@boardwalk/kit';
import { useMemo, useState } from 'react';
import { weeksOfMonth, windowOf } from '../../events/days.ts';
import type { EventAddress, EventView } from '../../events/event-filters.ts';
import { eventPages } from '../../events/queries.ts';

/** Days of a view; a list begins with today and has no end. */
function shownDays(view: EventView, day: Day, firstWeekday: Weekday): Day[] {
  switch (view) {
    case 'list':
      return [];
    case 'week':
      return weekOf(day, firstWeekday);
    case 'month':
      return weeksOfMonth(day, firstWeekday).flat();
  }
}

/**
 * The dates for the URL's state, in the reader's time zone. After a change of month or filter the previous ones are shown until the next are loaded.
 */
export function useCalendar({ view, day: dayInUrl, category, district }: EventAddress) {
  const [now] = useState(() => clock.date().toISOString());
  const zone = deviceZone();
  const today = dayIn(now, zone);
  const day = dayInUrl ?? today;
  const firstWeekday = useFirstWeekday();
  const days = shownDays(view, day, firstWeekday);
  // Rounded to the hour, so that the cached list is reused within it.
  const window = days.length > 0 ? windowOf(days) : { from: `${now.slice(0, 13)}:00:00.000Z` };
  const { items, error, refetch, busy, more } = usePages(eventPages({ category, district }, window), {
    keepPreviousData: true,
  });
  const cards = useMemo(
    () => (view === 'list' ? items?.filter(({ endsAt }) => endsAt > now) : items),
    [items, view, now],
  );
  return {
    zone,
    today,
    day,
    days,
    firstWeekday,
    cards,
    error,
    refetch,
    busy,
    more,
    tomorrow: addDays(today, 1),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
