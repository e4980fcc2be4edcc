import type { CommunityEvent, EventCard, EventPlanCard, RsvpStatus } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import { localOf } from '../../platform/calendar/recurrence.ts';
import { type MemberName, nameOf } from '../users/users.view.ts';
import type { GuestRow } from './answers/rsvps.repository.ts';
import { EVERYONE, MEMBERS, storedStateOf } from './event-access.policy.ts';
import type { OccurrenceRow } from './event-occurrences.table.ts';
import type { EventCardRow } from './events.table.ts';

export type Names = ReadonlyMap<string, MemberName>;

/** A date with its event, as read for lists. */
export interface ListedRow {
  event: EventCardRow;
  date: OccurrenceRow;
}

/** Caller and hosts of a card. */
export interface CardContext {
  caller: Pick<Caller, 'id'> | null;
  hostIds: readonly string[];
  names: Names;
  answer: RsvpStatus | undefined;
}

/** Returns the public fields of a member. */
export function toPerson({ username, fullName, avatarUrl }: MemberName): MemberName {
  return { username, fullName, avatarUrl };
}

function personsOf(ids: readonly string[], names: Names): MemberName[] {
  return ids.map((id) => toPerson(nameOf(names, id)));
}

export function toCard(
  { event, date }: ListedRow,
  { caller, hostIds, names, answer }: CardContext,
): EventCard {
  const { overrides: own, capacity, going, maybe, waiting } = date;
  return {
    id: date.id,
    eventId: event.id,
    title: own.title ?? event.title,
    summary: own.summary ?? event.summary,
    cover: own.cover === undefined ? event.cover : own.cover,
    category: event.category,
    state: storedStateOf(event, date),
    zone: event.zone,
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    date: localOf(date.startsAt, event.zone).slice(0, 10),
    place: own.place ?? event.place,
    hosts: personsOf(hostIds, names),
    everyWeeks: event.days && event.interval,
    weekly: event.days !== null,
    capacity,
    going,
    maybe,
    waiting,
    answersUntil: date.answersUntil.toISOString(),
    audience: audienceKindOf(event),
    answer: answer ?? null,
    hosting: caller !== null && hostIds.includes(caller.id),
    demo: date.demo,
  };
}

export function toOwnAnswer({
  status,
  place,
  answeredAt,
  attendedAt,
}: GuestRow): NonNullable<CommunityEvent['mine']> {
  return {
    status,
    place,
    answeredAt: answeredAt.toISOString(),
    attendedAt: attendedAt?.toISOString() ?? null,
  };
}

export function toPlanCard(
  event: EventCardRow,
  date: OccurrenceRow & { dates: number },
  hostIds: readonly string[],
  names: Names,
): EventPlanCard {
  const { id: eventId, title, category, state, zone, note, version } = event;
  return {
    id: date.id,
    eventId,
    title,
    category,
    state,
    zone,
    note,
    version,
    dates: date.dates,
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    hosts: personsOf(hostIds, names),
    updatedAt: event.updatedAt.toISOString(),
  };
}

function audienceKindOf({ audience }: Pick<EventCardRow, 'audience'>): EventCard['audience'] {
  if (audience.includes(EVERYONE)) return 'everyone';
  return audience.includes(MEMBERS) ? 'members' : 'roles';
}

/** Returns the roles of an audience; empty for other audiences. */
export function audienceRolesOf({ audience }: Pick<EventCardRow, 'audience'>): string[] {
  return audience.filter((key) => key !== EVERYONE && key !== MEMBERS);
}
