import { canonicalZone } from '@boardwalk/contracts';
import {
  clock,
  type Day,
  dayIn,
  deviceZone,
  keepPreviousData,
  useHydrated,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@boardwalk/kit';
import { useMemo, useState } from 'react';
import { windowOf } from '../../streams/days.ts';
import { scheduleQuery } from '../../streams/queries.ts';
import type { StreamFilters } from '../../streams/stream-filters.ts';

export type ScheduleView = 'agenda' | 'week';

/** The schedule of seven days, in the URL's time zone, else in the device's. The server, whose output is shared, renders UTC, and states it. */
export function useSchedule(filters: StreamFilters) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [now] = useState(() => clock.date().toISOString());
  const named = params.get('zone');
  const chosenZone = useMemo(() => (named ? canonicalZone(named) : undefined), [named]);
  const zone = chosenZone || (hydrated ? deviceZone() : 'UTC');
  const today = dayIn(now, zone);
  const day = params.get('from') ?? '';
  const from: Day = /^\d{4}-\d\d-\d\d$/.test(day) && day > today && isDay(day) ? day : today;
  const { data, error, isFetching, refetch } = useQuery({
    // Midnights in UTC, so that the query is the same for all readers of a day, whatever their time zone.
    ...scheduleQuery(filters, windowOf(from === today ? now.slice(0, 10) : from)),
    placeholderData: keepPreviousData,
  });
  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  return {
    from,
    today,
    zone,
    error,
    busy: isFetching,
    refetch: () => void refetch(),
    items: data?.items,
    view: (params.get('view') === 'week' ? 'week' : 'agenda') satisfies ScheduleView as ScheduleView,
    setFrom: (day: Day) => set('from', day <= today ? undefined : day),
    setView: (view: ScheduleView) => set('view', view === 'week' ? view : undefined),
    setZone: (next: string) => set('zone', next === deviceZone() ? undefined : next),
  };
}

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
