import type { RsvpStatus } from '@boardwalk/contracts';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { holdsAnyRoleOf, isOpenMember } from '../users/member-conditions.ts';
import { users } from '../users/users.table.ts';
import { EVERYONE, MEMBERS } from './event-access.policy.ts';
import { eventRsvps } from './event-guests.table.ts';
import { eventOccurrences } from './event-occurrences.table.ts';
import { eventHosts } from './events.table.ts';

/** Names of the audiences, which are stored with notifications that aren't sent yet. */
export const GUESTS = 'event-guests';
export const HOSTS = 'event-hosts';

/** Returns the condition that a member may come to a date: is in its audience or a host, with an open account. */
export function mayComeTo(memberId: AnyPgColumn): SQL {
  const { audience, eventId } = eventOccurrences;
  const isHost = sql`EXISTS (SELECT 1 FROM ${eventHosts} WHERE ${eventHosts.eventId} = ${eventId} AND ${eventHosts.userId} = ${memberId})`;
  return and(
    sql`(${audience} && ARRAY[${sql.raw(`'${EVERYONE}', '${MEMBERS}'`)}] OR ${holdsAnyRoleOf(memberId, audience)} OR ${isHost})`,
    isOpenMember(memberId),
  ) as SQL;
}

/** Returns the condition that a member may come to one of the dates of an event, for a query over members. */
export function areReadersOf(eventId: string): SQL {
  // Aliased, because the conditions query the members themselves.
  const reader = alias(users, 'reader');
  return sql`EXISTS (SELECT 1 FROM ${users} ${reader} JOIN ${eventOccurrences} ON ${eventOccurrences.eventId} = ${eventId}
    WHERE ${reader.id} = ${users.id} AND ${mayComeTo(reader.id)})`;
}

/** Returns the stored text for the guests of these dates as an audience. */
export function guestsText(statuses: readonly RsvpStatus[], dateIds: readonly string[]): string {
  return `${statuses.join('+')}/${dateIds.join()}`;
}

/** Returns the condition that a member is such a guest, and may still come. */
export function guestsOf(memberId: AnyPgColumn, text: string): SQL {
  const [statuses = '', ids = ''] = text.split('/');
  const rows = and(
    inArray(eventRsvps.occurrenceId, ids.split(',')),
    inArray(eventRsvps.status, statuses.split('+') as RsvpStatus[]),
    mayComeTo(eventRsvps.userId),
  );
  return sql`${memberId} IN (SELECT ${eventRsvps.userId} FROM ${eventRsvps}
    JOIN ${eventOccurrences} ON ${eventOccurrences.id} = ${eventRsvps.occurrenceId} WHERE ${rows})`;
}

/** Returns the condition that a member hosts the event. */
export function hostsOf(memberId: AnyPgColumn, eventId: string): SQL {
  return sql`${memberId} IN (SELECT ${eventHosts.userId} FROM ${eventHosts} WHERE ${eventHosts.eventId} = ${eventId})`;
}
