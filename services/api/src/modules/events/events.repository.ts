import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Database } from '../../platform/database/database.ts';
import { findById, insertOne, lockById, updateVersioned } from '../../platform/database/rows.ts';
import { SelectsAudience } from '../notifications/selects-audience.decorator.ts';
import { HOSTS } from './event-audience.ts';
import { eventRsvps } from './event-guests.table.ts';
import { eventOccurrences } from './event-occurrences.table.ts';
import {
  EVENT_CARD_COLUMNS,
  type EventCardRow,
  type EventRow,
  eventHostInvitations,
  eventHosts,
  events,
  type NewEventRow,
} from './events.table.ts';

/** Events and their hosts. */
@Injectable()
export class EventsRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewEventRow): Promise<EventRow> {
    return insertOne(this.database, events, row);
  }

  async find(id: string): Promise<EventRow | undefined> {
    return findById(this.database, events, id);
  }

  /** Locks an event. Every change locks the event first, then its dates, and answers last. */
  async lock(id: string): Promise<EventRow | undefined> {
    return lockById(this.database, events, id);
  }

  async update(id: string, change: Partial<NewEventRow>): Promise<EventRow> {
    return updateVersioned(this.database, events, id, { ...change, updatedAt: sql`clock_timestamp()` });
  }

  async remove(id: string): Promise<void> {
    await this.database.queries.delete(events).where(eq(events.id, id));
  }

  /** Whether any date of an event has answers, which means that it was published once. */
  async hasGuests(eventId: string): Promise<boolean> {
    const rows = await this.database.queries
      .select({ id: eventOccurrences.id })
      .from(eventOccurrences)
      .innerJoin(eventRsvps, eq(eventRsvps.occurrenceId, eventOccurrences.id))
      .where(eq(eventOccurrences.eventId, eventId))
      .limit(1);
    return rows.length > 0;
  }

  /**
   * Locks drafts and proposals with only their creator as host, and returns them with the ids of their dates. Those with guests were published
   * before and are left out.
   */
  async lockOwnDrafts(memberId: string): Promise<{ id: string; dateIds: string[] }[]> {
    const { queries } = this.database;
    const isAlone = sql`NOT EXISTS (SELECT 1 FROM ${eventHosts} WHERE ${eventHosts.eventId} = ${events.id} AND ${eventHosts.userId} <> ${memberId})`;
    const isUnanswered = sql`NOT EXISTS (SELECT 1 FROM ${eventRsvps} JOIN ${eventOccurrences} ON ${eventOccurrences.id} = ${eventRsvps.occurrenceId} WHERE ${eventOccurrences.eventId} = ${events.id})`;
    const drafts = await queries
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.createdBy, memberId),
          inArray(events.state, ['draft', 'pending']),
          isAlone,
          isUnanswered,
        ),
      )
      .orderBy(asc(events.id))
      .for('update');
    const ids = drafts.map(({ id }) => id);
    const dates = await queries
      .select({ id: eventOccurrences.id, eventId: eventOccurrences.eventId })
      .from(eventOccurrences)
      .where(inArray(eventOccurrences.eventId, ids));
    return ids.map((id) => ({
      id,
      dateIds: dates.filter(({ eventId }) => eventId === id).map((date) => date.id),
    }));
  }

  /** Returns the condition that a member hosts the event. */
  @SelectsAudience(HOSTS)
  isHost(memberId: AnyPgColumn, eventId: string): SQL {
    return sql`${memberId} IN (SELECT ${eventHosts.userId} FROM ${eventHosts} WHERE ${eventHosts.eventId} = ${eventId})`;
  }

  /** Returns the hosts of each of these events, in their order. */
  async hostsOf(eventIds: readonly string[]): Promise<Map<string, string[]>> {
    if (eventIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select()
      .from(eventHosts)
      .where(inArray(eventHosts.eventId, [...new Set(eventIds)]))
      .orderBy(asc(eventHosts.place), asc(eventHosts.userId));
    const found = new Map<string, string[]>();
    for (const { eventId, userId } of rows) found.set(eventId, [...(found.get(eventId) ?? []), userId]);
    return found;
  }

  async setHosts(eventId: string, userIds: readonly string[]): Promise<void> {
    const { queries } = this.database;
    await queries.delete(eventHosts).where(eq(eventHosts.eventId, eventId));
    if (userIds.length > 0)
      await queries.insert(eventHosts).values(userIds.map((userId, place) => ({ eventId, userId, place })));
  }

  /** Returns the members with an open invitation to host an event, in the order of the invitations. */
  async invitedTo(eventId: string): Promise<string[]> {
    const rows = await this.database.queries
      .select({ userId: eventHostInvitations.userId })
      .from(eventHostInvitations)
      .where(eq(eventHostInvitations.eventId, eventId))
      .orderBy(asc(eventHostInvitations.invitedAt), asc(eventHostInvitations.userId));
    return rows.map(({ userId }) => userId);
  }

  /** Returns the hosts of an event, and the members with an open invitation. */
  async peopleOf(eventId: string): Promise<{ hostIds: string[]; invitedIds: string[] }> {
    const hosts = await this.hostsOf([eventId]);
    return { hostIds: hosts.get(eventId) ?? [], invitedIds: await this.invitedTo(eventId) };
  }

  /** Sets the invited members. Existing invitations keep their order. */
  async setInvitations(eventId: string, userIds: readonly string[]): Promise<void> {
    const { queries } = this.database;
    await queries
      .delete(eventHostInvitations)
      .where(
        and(eq(eventHostInvitations.eventId, eventId), notInArray(eventHostInvitations.userId, [...userIds])),
      );
    if (userIds.length > 0)
      await queries
        .insert(eventHostInvitations)
        .values(userIds.map((userId) => ({ eventId, userId })))
        .onConflictDoNothing();
  }

  /** Counts the drafts and proposals of a member. */
  async countUnpublished(memberId: string): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(events)
      .where(and(eq(events.createdBy, memberId), inArray(events.state, ['draft', 'pending'])));
    return row?.n ?? 0;
  }

  /** Returns the events that a member hosts, last changed first. */
  findHosted(
    memberId: string,
    state: EventRow['state'] | undefined,
    after: [updatedAt: number, id: string] | undefined,
    limit: number,
  ): Promise<EventCardRow[]> {
    const position = after && sql`(${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
    return this.database.queries
      .select(EVENT_CARD_COLUMNS)
      .from(events)
      .innerJoin(eventHosts, and(eq(eventHosts.eventId, events.id), eq(eventHosts.userId, memberId)))
      .where(
        and(
          state && eq(events.state, state),
          position && sql`(${events.updatedAt}, ${events.id}) < ${position}`,
        ),
      )
      .orderBy(desc(events.updatedAt), desc(events.id))
      .limit(limit);
  }

  /** Returns proposals, oldest first. */
  findProposed(after: [submittedAt: number, id: string] | undefined, limit: number): Promise<EventCardRow[]> {
    const position = after && sql`(${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
    const which: (SQL | undefined)[] = [
      sql`${events.state} = 'pending'`,
      position && sql`(${events.submittedAt}, ${events.id}) > ${position}`,
    ];
    return this.database.queries
      .select(EVENT_CARD_COLUMNS)
      .from(events)
      .where(and(...which))
      .orderBy(asc(events.submittedAt), asc(events.id))
      .limit(limit);
  }

  /** Updates the crops of covers after the focus of their picture changed. */
  async reshapeCovers(
    mediaId: string,
    shape: { width: number; height: number; focus: object },
  ): Promise<void> {
    const { queries } = this.database;
    const changed = JSON.stringify(shape);
    await queries
      .update(events)
      .set({ cover: sql`${events.cover} || ${changed}::jsonb` })
      .where(sql`${events.cover} ->> 'mediaId' = ${mediaId}`);
    await queries
      .update(eventOccurrences)
      .set({
        overrides: sql`jsonb_set(${eventOccurrences.overrides}, '{cover}', ${eventOccurrences.overrides} -> 'cover' || ${changed}::jsonb)`,
      })
      .where(sql`${eventOccurrences.overrides} -> 'cover' ->> 'mediaId' = ${mediaId}`);
  }
}
