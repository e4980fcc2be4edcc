import {
  CITY_DISTRICTS,
  type CityDistrict,
  EVENT_CATEGORIES,
  type EventCategory,
} from '@boardwalk/contracts';
import { type Day, useNavigate, useSearchParams } from '@boardwalk/kit';

/** What events are narrowed to. */
export interface EventFilters {
  category?: EventCategory | undefined;
  district?: CityDistrict | undefined;
}

export const EVENT_VIEWS = ['list', 'month', 'week'] as const;
export type EventView = (typeof EVENT_VIEWS)[number];

/** What an address asks for: how dates are shown, round which day, and which of them. What makes no sense there is left out. */
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

/** The address and the way to change it. What is undefined or the default is left out of it. */
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

/** The public calendar with these filters, on this site. */
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
