import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type EventAudience, type EventFields, type EventPlan, WEEKDAYS } from '@boardwalk/contracts';
import { audienceRolesOf } from '../event.view.ts';
import { EVERYONE, MEMBERS } from '../event-access.policy.ts';
import { localStartOf } from '../event-dates.policy.ts';
import type { DateOverrides, OccurrenceRow } from '../event-occurrences.table.ts';
import type { CoverColumn, EventRow, NewEventRow } from '../events.table.ts';

/** Characters that can't be confused with each other. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

/** Fields of an event that are stored as sent; cover and hosts are looked up. */
export type PlannedFields = Omit<EventFields, 'cover' | 'hosts'>;

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
}

/** Returns the columns of an event from the fields of its form. */
export function columnsOf({ repeat, audience, ...fields }: PlannedFields, cover: CoverColumn | null) {
  return {
    ...fields,
    cover,
    days: repeat ? WEEKDAYS.filter((day) => repeat.days.includes(day)) : null,
    interval: repeat?.interval ?? 1,
    until: repeat?.until ?? null,
    audience: audienceColumn(audience),
  } satisfies Omit<NewEventRow, 'createdBy'>;
}

function audienceColumn(audience: EventAudience): string[] {
  if (audience.kind === 'everyone') return [EVERYONE];
  return audience.kind === 'members' ? [MEMBERS] : [...audience.roles].sort();
}

/** Returns the differences of one date from its event. */
export function overridesOf(
  event: EventRow,
  { date }: Pick<OccurrenceRow, 'date'>,
  fields: PlannedFields,
  cover: CoverColumn | null,
): DateOverrides {
  const wanted: Required<DateOverrides> = {
    title: fields.title,
    summary: fields.summary,
    body: fields.body,
    cover,
    minutes: fields.minutes,
    place: fields.place,
    startsAt: fields.startsAt,
    deadlineMinutes: fields.deadlineMinutes,
  };
  const planned = { ...event, startsAt: localStartOf(event, date) };
  const different = Object.entries(wanted).filter(
    ([name, value]) => !isDeepStrictEqual(value, planned[name as keyof DateOverrides]),
  );
  return Object.fromEntries(different);
}

/** Returns the fields whose change would alter how past dates are shown. */
export function pastOf(
  before: EventRow,
  after: Pick<EventRow, 'title' | 'summary' | 'body' | 'cover' | 'place'>,
) {
  const names = ['title', 'summary', 'body', 'cover', 'place'] as const;
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, before[name]])) as DateOverrides;
}

/** Returns the fields of the form, for one of its dates. */
export function fieldsOf(event: EventRow, date: OccurrenceRow, hosts: string[]): EventPlan['fields'] {
  const own = date.overrides;
  const cover = own.cover === undefined ? event.cover : own.cover;
  const roles = audienceRolesOf(event);
  return {
    title: own.title ?? event.title,
    summary: own.summary ?? event.summary,
    body: own.body ?? event.body,
    cover: cover && { mediaId: cover.mediaId, alt: cover.alt },
    category: event.category,
    zone: event.zone,
    minutes: own.minutes ?? event.minutes,
    hosts,
    startsAt: own.startsAt ?? localStartOf(event, date.date),
    repeat:
      event.days && event.until ? { days: event.days, interval: event.interval, until: event.until } : null,
    place: own.place ?? event.place,
    capacity: date.capacity,
    deadlineMinutes: own.deadlineMinutes === undefined ? event.deadlineMinutes : own.deadlineMinutes,
    audience:
      roles.length > 0
        ? { kind: 'roles', roles }
        : { kind: event.audience.includes(EVERYONE) ? EVERYONE : MEMBERS },
  };
}

/** Content that the staff approve. The other fields are times and capacity. */
type Substance = Pick<EventRow, 'title' | 'summary' | 'body' | 'cover' | 'place' | 'audience'>;

/** Returns the names of changed fields of the approved content. A cover has changed when its picture or its alternative text has. */
export function changedSubstance(before: Substance, after: Substance): string[] {
  const coverOf = ({ cover }: Substance) => cover && { mediaId: cover.mediaId, alt: cover.alt };
  const names = (['title', 'summary', 'body', 'place', 'audience'] as const).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return isDeepStrictEqual(coverOf(before), coverOf(after)) ? names : [...names, 'cover'];
}

/** Returns the content of one date of an event. */
export function substanceOf(event: EventRow, own: DateOverrides): Substance {
  return {
    title: own.title ?? event.title,
    summary: own.summary ?? event.summary,
    body: own.body ?? event.body,
    cover: own.cover === undefined ? event.cover : own.cover,
    place: own.place ?? event.place,
    audience: event.audience,
  };
}

/** Returns the event as a target of the audit log. */
export function targetOf({ id, title }: Pick<EventRow, 'id' | 'title'>) {
  return { type: 'event' as const, id, label: title };
}
