import type { RsvpStatus } from '@boardwalk/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { holdsAnyRoleOf, isOpenMember, type MemberId } from '../users/member-conditions.ts';
import { EVERYONE, MEMBERS } from './event-access.policy.ts';
import { eventOccurrences } from './event-occurrences.table.ts';
import { eventHosts } from './events.table.ts';

/** Names of the audiences, which are stored with notifications that aren't sent yet. */
export const GUESTS = 'event-guests';
export const HOSTS = 'event-hosts';

/** Returns the condition that a member may come to a date: is in its audience or a host, with an open account. */
export function mayComeTo(memberId: MemberId): SQL {
  const { audience, eventId } = eventOccurrences;
  const isHost = sql`EXISTS (SELECT 1 FROM ${eventHosts} WHERE ${eventHosts.eventId} = ${eventId} AND ${eventHosts.userId} = ${memberId})`;
  return and(
    sql`(${audience} && ARRAY[${sql.raw(`'${EVERYONE}', '${MEMBERS}'`)}] OR ${holdsAnyRoleOf(memberId, audience)} OR ${isHost})`,
    isOpenMember(memberId),
  ) as SQL;
}

/** Returns the condition that a member may come to one of the dates of an event. */
export function isReaderOf(memberId: AnyPgColumn, eventId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${eventOccurrences} WHERE ${eventOccurrences.eventId} = ${eventId} AND ${mayComeTo(memberId)})`;
}

/** Returns the stored text for the guests of these dates as an audience. */
export function guestsText(statuses: readonly RsvpStatus[], dateIds: readonly string[]): string {
  return `${statuses.join('+')}/${dateIds.join()}`;
}
