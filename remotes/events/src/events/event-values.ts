import {
  EMPTY_TEXT,
  type EventAudience,
  type EventCategory,
  type EventPlace,
  type EventPlan,
  type EventRepeat,
  type NewEvent,
  type RichText,
} from '@boardwalk/contracts';
import { addDays, instantsOf, type LocalTime, localTimeOf, weekdayOf } from '@boardwalk/kit';
import { isWritten } from './is-written.ts';

const MINUTE_MS = 60_000;
/** Default duration of a new event, in minutes. */
const DEFAULT_MINUTES = 120;
/** Default duration of a new series, in days. */
const DEFAULT_SERIES_DAYS = 28;

export type EventHost = EventPlan['hosts'][number];

/** Values of the event form. */
export interface EventValues {
  title: string;
  summary: string;
  body: RichText;
  cover: { mediaId: string; alt: string } | null;
  category: EventCategory;
  /** Local times in the event's time zone. */
  startsAt: LocalTime;
  endsAt: LocalTime;
  zone: string;
  /** Null for an event without repetition. */
  repeat: EventRepeat | null;
  place: EventPlace;
  hosts: EventHost[];
  /** A number; empty without a limit. */
  capacity: string;
  /** Minutes before the start; empty: at the start. */
  deadlineMinutes: string;
  audience: EventAudience;
}

/** Returns the values of a new event: it begins tomorrow evening. @param now in milliseconds since 1970. */
export function newValues(zone: string, now: number): EventValues {
  const day = addDays(localTimeOf(new Date(now).toISOString(), zone).slice(0, 10), 1);
  return {
    title: '',
    summary: '',
    body: EMPTY_TEXT,
    cover: null,
    category: 'roleplay',
    startsAt: `${day}T20:00`,
    endsAt: `${day}T22:00`,
    zone,
    repeat: null,
    place: { district: null, point: null, name: '' },
    hosts: [],
    capacity: '',
    deadlineMinutes: '',
    audience: { kind: 'everyone' },
  };
}

export function valuesOf({ fields, hosts }: Pick<EventPlan, 'fields' | 'hosts'>): EventValues {
  const { minutes, capacity, deadlineMinutes, ...rest } = fields;
  const [begins = ''] = instantsOf(fields.startsAt, fields.zone);
  const ends = begins && new Date(Date.parse(begins) + minutes * MINUTE_MS).toISOString();
  return {
    ...rest,
    body: isWritten(rest.body) ? rest.body : EMPTY_TEXT,
    hosts: [...hosts],
    endsAt: ends ? localTimeOf(ends, fields.zone) : moved(fields.startsAt, minutes),
    capacity: capacity === null ? '' : String(capacity),
    deadlineMinutes: deadlineMinutes === null ? '' : String(deadlineMinutes),
  };
}

/** Returns the request body: the day of a series' start is always among its days. */
export function bodyOf(values: EventValues): NewEvent {
  const { endsAt: _, hosts, capacity, deadlineMinutes, repeat, ...rest } = values;
  const own = values.startsAt ? [weekdayOf(values.startsAt.slice(0, 10))] : [];
  return {
    ...rest,
    title: values.title.trim(),
    minutes: minutesOf(values),
    repeat: repeat && { ...repeat, days: [...new Set([...own, ...repeat.days])] },
    hosts: hosts.map(({ username }) => username),
    capacity: capacity.trim() === '' ? null : Number(capacity),
    deadlineMinutes: deadlineMinutes === '' ? null : Number(deadlineMinutes),
  };
}

/** Returns the duration in minutes, which a clock change can make different from the local times. Not a number while a time is missing. */
export function minutesOf({ startsAt, endsAt, zone }: Pick<EventValues, 'startsAt' | 'endsAt' | 'zone'>) {
  const [from = `${startsAt}Z`] = instantsOf(startsAt, zone);
  const ends = instantsOf(endsAt, zone);
  const to = ends.find((instant) => instant > from) ?? ends[0] ?? `${endsAt}Z`;
  return (Date.parse(to) - Date.parse(from)) / MINUTE_MS;
}

/** Returns the end after the start has changed, with the same duration. */
export function endAfterMove(endsAt: LocalTime, before: LocalTime, after: LocalTime): LocalTime {
  const minutes = (Date.parse(`${endsAt}Z`) - Date.parse(`${before}Z`)) / MINUTE_MS;
  return moved(after, minutes > 0 ? minutes : DEFAULT_MINUTES);
}

/** Returns the default repetition of an event with this start. */
export function defaultRepeat(startsAt: LocalTime): EventRepeat {
  const day = startsAt.slice(0, 10);
  return { days: [weekdayOf(day)], interval: 1, until: addDays(day, DEFAULT_SERIES_DAYS) };
}

function moved(local: LocalTime, minutes: number): LocalTime {
  return new Date(Date.parse(`${local}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);
}
