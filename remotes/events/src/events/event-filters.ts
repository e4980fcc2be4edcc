import {
  CITY_DISTRICTS,
  type CityDistrict,
  EVENT_CATEGORIES,
  type EventCategory,
} from '@boardwalk/contracts';
import { type Day, useNavigate, useSearchParams } from '@boardwalk/kit';

/** Filters of events. */
export interface EventFilters {
  category?: EventCategory | undefined;
  district?: CityDistrict | undefined;
}

const EVENT_VIEWS = ['list', 'month', 'week'] as const;
export type EventView = (typeof EVENT_VIEWS)[number];

/** State of the calendar's URL: view, day and filters. Invalid values are ignored. */
export interface EventAddress extends EventFilters {
  view: EventView;
  day?: Day | undefined;
}

export function readAddress(params: URLSearchParams): EventAddress {
  const day = params.get('day') ?? '';
  return {
    view: oneOf(EVENT_VIEWS, params.get('view')) ?? 'list',
    day: isDay(day) ? day : undefined,
    category: oneOf(EVENT_CATEGORIES, params.get('category')),
    district: oneOf(CITY_DISTRICTS, params.get('district')),
  };
}

/** Returns the URL's state and a function to change it. Undefined and default values are omitted from the URL. */
export function useEventAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(params);
  const go = (change: Partial<EventAddress>) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...address, ...change }))
      if (value && value !== 'list') next.set(name, value);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  return { address, go };
}

/** Returns the path of the public calendar file with these filters. */
export function calendarPath({ category, district }: EventFilters): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(district && { district }) });
  return `/api/events/calendar.ics${query.size > 0 ? `?${query}` : ''}`;
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
