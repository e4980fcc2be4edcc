import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import {
  type DateOverrides,
  eventOccurrences,
  type NewOccurrenceRow,
  type OccurrenceRow,
} from './event-occurrences.table.ts';
import { type EventRow, events } from './events.table.ts';

@Injectable()
export class OccurrencesRepository {
  constructor(private readonly database: Database) {}

  async insert(rows: readonly NewOccurrenceRow[]): Promise<OccurrenceRow[]> {
    if (rows.length === 0) return [];
    return this.database.queries
      .insert(eventOccurrences)
      .values([...rows])
      .returning();
  }

  /** Returns a date with its event. */
  async find(id: string): Promise<{ date: OccurrenceRow; event: EventRow } | undefined> {
    const [row] = await this.database.queries
      .select({ date: eventOccurrences, event: events })
      .from(eventOccurrences)
      .innerJoin(events, eq(events.id, eventOccurrences.eventId))
      .where(eq(eventOccurrences.id, id));
    return row;
  }

  /** Returns a date with its event, with the date locked until the transaction ends. */
  async lock(id: string): Promise<{ date: OccurrenceRow; event: EventRow } | undefined> {
    const [row] = await this.database.queries
      .select({ date: eventOccurrences, event: events })
      .from(eventOccurrences)
      .innerJoin(events, eq(events.id, eventOccurrences.eventId))
      .where(eq(eventOccurrences.id, id))
      .for('update', { of: eventOccurrences });
    return row;
  }

  /** Locks all dates of an event, in order, until the transaction ends. */
  async lockAll(eventId: string): Promise<OccurrenceRow[]> {
    const { queries } = this.database;
    const rows = await queries
      .select()
      .from(eventOccurrences)
      .where(eq(eventOccurrences.eventId, eventId))
      .orderBy(asc(eventOccurrences.id))
      .for('update');
    return rows.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }

  async eventIdOf(id: string): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ eventId: eventOccurrences.eventId })
      .from(eventOccurrences)
      .where(eq(eventOccurrences.id, id));
    return row?.eventId;
  }

  async read(id: string): Promise<OccurrenceRow> {
    const [row] = await this.database.queries
      .select()
      .from(eventOccurrences)
      .where(eq(eventOccurrences.id, id));
    if (!row) throw new Error(`The date ${id} vanished while locked.`);
    return row;
  }

  /** Returns dates in order. */
  readMany(ids: readonly string[]): Promise<OccurrenceRow[]> {
    return this.database.queries
      .select()
      .from(eventOccurrences)
      .where(inArray(eventOccurrences.id, [...ids]))
      .orderBy(asc(eventOccurrences.startsAt));
  }

  async update(id: string, change: Change): Promise<void> {
    await this.database.queries
      .update(eventOccurrences)
      .set({ ...change, updatedAt: sql`clock_timestamp()` })
      .where(eq(eventOccurrences.id, id));
  }

  async updateMany(ids: readonly string[], change: Change): Promise<void> {
    if (ids.length === 0) return;
    await this.database.queries
      .update(eventOccurrences)
      .set({ ...change, updatedAt: sql`clock_timestamp()` })
      .where(inArray(eventOccurrences.id, [...ids]));
  }

  /** Preserves the previous fields of past dates as overrides when their event changes. */
  async keepPast(eventId: string, now: Date, before: DateOverrides): Promise<void> {
    if (Object.keys(before).length === 0) return;
    await this.database.queries
      .update(eventOccurrences)
      .set({ overrides: sql`${JSON.stringify(before)}::jsonb || ${eventOccurrences.overrides}` })
      .where(and(eq(eventOccurrences.eventId, eventId), lte(eventOccurrences.endsAt, now)));
  }

  /** Assigns the next position in the waitlist of a locked date. */
  async nextInLine(id: string): Promise<number> {
    const [row] = await this.database.queries
      .update(eventOccurrences)
      .set({ queued: sql`${eventOccurrences.queued} + 1` })
      .where(eq(eventOccurrences.id, id))
      .returning({ queued: eventOccurrences.queued });
    if (!row) throw new Error(`The date ${id} vanished while locked.`);
    return row.queued;
  }

  /** Returns the nearest other dates of a series, in order. */
  async findNear({ eventId, id, startsAt }: OccurrenceRow, limit: number): Promise<OccurrenceRow[]> {
    const distance = sql`abs(extract(epoch FROM ${eventOccurrences.startsAt} - ${startsAt.toISOString()}::timestamptz))`;
    const rows = await this.database.queries
      .select()
      .from(eventOccurrences)
      .where(
        and(
          eq(eventOccurrences.eventId, eventId),
          sql`${eventOccurrences.id} <> ${id}`,
          sql`NOT ${eventOccurrences.dropped}`,
        ),
      )
      .orderBy(distance, asc(eventOccurrences.id))
      .limit(limit);
    return rows.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }

  /** Returns the dates of an event that aren't canceled, in order. */
  findOpen(eventId: string): Promise<OccurrenceRow[]> {
    return this.database.queries
      .select()
      .from(eventOccurrences)
      .where(and(eq(eventOccurrences.eventId, eventId), sql`${eventOccurrences.cancelledAt} IS NULL`))
      .orderBy(asc(eventOccurrences.startsAt));
  }

  /** Returns the next date of each event, or its last one when all are over, with the number of its dates. */
  async findLeading(eventIds: readonly string[]): Promise<Map<string, OccurrenceRow & { dates: number }>> {
    if (eventIds.length === 0) return new Map();
    const isOver = sql`(${eventOccurrences.endsAt} <= now())`;
    const which: SQL = sql`(CASE WHEN ${isOver} THEN NULL ELSE ${eventOccurrences.startsAt} END)`;
    const rows = await this.database.queries
      .selectDistinctOn([eventOccurrences.eventId], {
        row: eventOccurrences,
        dates: sql<number>`(count(*) FILTER (WHERE NOT ${eventOccurrences.dropped}) OVER (PARTITION BY ${eventOccurrences.eventId}))::int`,
      })
      .from(eventOccurrences)
      .where(inArray(eventOccurrences.eventId, [...eventIds]))
      .orderBy(
        eventOccurrences.eventId,
        eventOccurrences.dropped,
        sql`${which} ASC NULLS LAST`,
        sql`${eventOccurrences.startsAt} DESC`,
      );
    return new Map(rows.map(({ row, dates }) => [row.eventId, { ...row, dates: Math.max(dates, 1) }]));
  }

  /** Returns upcoming dates with both a free place and a waitlist. */
  async findWithFreePlaces(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: eventOccurrences.id })
      .from(eventOccurrences)
      .where(
        and(
          gt(eventOccurrences.startsAt, now),
          gt(eventOccurrences.waiting, 0),
          sql`${eventOccurrences.cancelledAt} IS NULL`,
          sql`(${eventOccurrences.capacity} IS NULL OR ${eventOccurrences.going} < ${eventOccurrences.capacity})`,
        ),
      )
      .orderBy(asc(eventOccurrences.startsAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  }
}

type Change = Partial<Omit<NewOccurrenceRow, 'sequence' | 'overrides'>> & {
  sequence?: number | SQL;
  overrides?: DateOverrides;
};

/** Incremented sequence. */
export const nextSequence = sql`${eventOccurrences.sequence} + 1`;
