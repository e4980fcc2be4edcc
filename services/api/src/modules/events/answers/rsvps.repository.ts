import type { RsvpStatus } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Database } from '../../../platform/database/database.ts';
import { afterPosition } from '../../../platform/database/keyset.ts';
import { SelectsAudience } from '../../notifications/selects-audience.decorator.ts';
import { isOpenMember, showsPageToMembers } from '../../users/member-conditions.ts';
import { GUESTS, mayComeTo } from '../event-audience.ts';
import { eventRsvps, type NewRsvpRow, type RsvpRow } from '../event-guests.table.ts';
import { eventOccurrences } from '../event-occurrences.table.ts';

export type GuestRow = RsvpRow & { place: number | null };
type AnsweredPosition = [answeredAt: number, userId: string];

/** Place in the waitlist, from 1. Columns are qualified by their table here, because Drizzle omits it in queries on one table. */
const place = sql<number | null>`(CASE WHEN ${eventRsvps}.status = 'waitlisted' THEN
  (SELECT count(*)::int FROM ${eventRsvps} AS ahead WHERE ahead.occurrence_id = ${eventRsvps}.occurrence_id
    AND ahead.status = 'waitlisted' AND ahead.queued <= ${eventRsvps}.queued) END)`;

/** Members' answers. Writers must have locked the date. */
@Injectable()
export class RsvpsRepository {
  constructor(private readonly database: Database) {}

  async find(occurrenceId: string, userId: string): Promise<GuestRow | undefined> {
    const [row] = await this.select(
      and(eq(eventRsvps.occurrenceId, occurrenceId), eq(eventRsvps.userId, userId)),
    );
    return row;
  }

  /** Returns a member's answer to each of these dates. */
  async answersOf(userId: string, dateIds: readonly string[]): Promise<Map<string, RsvpStatus>> {
    if (dateIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select({ id: eventRsvps.occurrenceId, status: eventRsvps.status })
      .from(eventRsvps)
      .where(and(eq(eventRsvps.userId, userId), inArray(eventRsvps.occurrenceId, [...dateIds])));
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  /** Returns the condition that a member is one of these guests, and may still come. @param text of `guestsText` */
  @SelectsAudience(GUESTS)
  isGuest(memberId: AnyPgColumn, text: string): SQL {
    const [statuses = '', ids = ''] = text.split('/');
    const rows = and(
      inArray(eventRsvps.occurrenceId, ids.split(',')),
      inArray(eventRsvps.status, statuses.split('+') as RsvpStatus[]),
      mayComeTo(eventRsvps.userId),
    );
    return sql`${memberId} IN (SELECT ${eventRsvps.userId} FROM ${eventRsvps}
      JOIN ${eventOccurrences} ON ${eventOccurrences.id} = ${eventRsvps.occurrenceId} WHERE ${rows})`;
  }

  async put(row: NewRsvpRow): Promise<void> {
    const { status, queued, answeredAt, attendedAt } = row;
    await this.database.queries
      .insert(eventRsvps)
      .values(row)
      .onConflictDoUpdate({
        target: [eventRsvps.occurrenceId, eventRsvps.userId],
        set: { status, queued, answeredAt, ...(attendedAt !== undefined && { attendedAt }) },
      });
  }

  async remove(occurrenceId: string, userId: string): Promise<void> {
    await this.database.queries
      .delete(eventRsvps)
      .where(and(eq(eventRsvps.occurrenceId, occurrenceId), eq(eventRsvps.userId, userId)));
  }

  async attended(occurrenceId: string, userId: string, at: Date | null): Promise<void> {
    await this.database.queries
      .update(eventRsvps)
      .set({ attendedAt: at })
      .where(and(eq(eventRsvps.occurrenceId, occurrenceId), eq(eventRsvps.userId, userId)));
  }

  /** Promotes the first eligible members of the waitlist, at most `places`. @returns their ids. */
  async promote(occurrenceId: string, places: number | null): Promise<string[]> {
    const { queries } = this.database;
    const next = queries
      .select({ userId: eventRsvps.userId })
      .from(eventRsvps)
      .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrenceId))
      .where(
        and(
          eq(eventRsvps.occurrenceId, occurrenceId),
          sql`${eventRsvps.status} = 'waitlisted'`,
          mayComeTo(eventRsvps.userId),
        ),
      )
      .orderBy(asc(eventRsvps.queued));
    const rows = places === null ? await next : await next.limit(places);
    const ids = rows.map(({ userId }) => userId);
    if (ids.length > 0)
      await queries
        .update(eventRsvps)
        .set({ status: 'going' })
        .where(and(eq(eventRsvps.occurrenceId, occurrenceId), inArray(eventRsvps.userId, ids)));
    return ids;
  }

  /** Removes answers of members who may not come anymore. */
  async removeStrangers(occurrenceId: string): Promise<void> {
    const { queries } = this.database;
    const strangers = queries
      .select({ userId: eventRsvps.userId })
      .from(eventRsvps)
      .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrenceId))
      .where(and(eq(eventRsvps.occurrenceId, occurrenceId), sql`NOT ${mayComeTo(eventRsvps.userId)}`));
    await queries
      .delete(eventRsvps)
      .where(and(eq(eventRsvps.occurrenceId, occurrenceId), inArray(eventRsvps.userId, strangers)));
  }

  /** Returns upcoming dates with a place of a member who may not come anymore. */
  async findWithStrangers(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.queries
      .selectDistinct({ id: eventOccurrences.id })
      .from(eventOccurrences)
      .innerJoin(eventRsvps, eq(eventRsvps.occurrenceId, eventOccurrences.id))
      .where(
        and(
          sql`${eventOccurrences.listed}`,
          sql`${eventOccurrences.startsAt} > ${now.toISOString()}::timestamptz`,
          sql`${eventRsvps.status} <> 'declined'`,
          sql`NOT ${mayComeTo(eventRsvps.userId)}`,
        ),
      )
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  async countAttended(occurrenceId: string): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(eventRsvps)
      .where(and(eq(eventRsvps.occurrenceId, occurrenceId), isNotNull(eventRsvps.attendedAt)));
    return row?.n ?? 0;
  }

  async countOf(occurrenceId: string, statuses: readonly RsvpStatus[]): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(eventRsvps)
      .where(and(eq(eventRsvps.occurrenceId, occurrenceId), inArray(eventRsvps.status, [...statuses])));
    return row?.n ?? 0;
  }

  /** Returns members who are going or may come, in the order of their answers: only eligible ones who show themselves to members. */
  async findAttendees(
    occurrenceId: string,
    status: 'going' | 'maybe',
    after: AnsweredPosition | undefined,
    limit: number,
  ): Promise<RsvpRow[]> {
    const rows = await this.database.queries
      .select({ rsvp: eventRsvps })
      .from(eventRsvps)
      .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrenceId))
      .where(
        and(
          eq(eventRsvps.occurrenceId, occurrenceId),
          eq(eventRsvps.status, status),
          showsPageToMembers(eventRsvps.userId),
          mayComeTo(eventRsvps.userId),
          after && answeredAfter(after),
        ),
      )
      .orderBy(asc(eventRsvps.answeredAt), asc(eventRsvps.userId))
      .limit(limit);
    return rows.map(({ rsvp }) => rsvp);
  }

  /** Returns all members who have answered, by time; the waitlist in its own order. */
  findGuests(
    occurrenceId: string,
    status: RsvpStatus | undefined,
    after: AnsweredPosition | undefined,
    limit: number,
  ): Promise<GuestRow[]> {
    const inLine = status === 'waitlisted';
    const position =
      after &&
      (inLine
        ? sql`(${eventRsvps.queued}, ${eventRsvps.userId}) > (${after[0]}::int, ${after[1]})`
        : answeredAfter(after));
    return this.select(
      and(
        eq(eventRsvps.occurrenceId, occurrenceId),
        // A constant, so that the partial index of the waitlist is used.
        status && sql`${eventRsvps.status} = ${sql.raw(`'${status}'`)}`,
        isOpenMember(eventRsvps.userId),
        position,
      ),
    )
      .orderBy(asc(inLine ? eventRsvps.queued : eventRsvps.answeredAt), asc(eventRsvps.userId))
      .limit(limit);
  }

  private select(which: SQL | undefined) {
    return this.database.queries
      .select({
        occurrenceId: eventRsvps.occurrenceId,
        userId: eventRsvps.userId,
        status: eventRsvps.status,
        queued: eventRsvps.queued,
        answeredAt: eventRsvps.answeredAt,
        attendedAt: eventRsvps.attendedAt,
        demo: eventRsvps.demo,
        place,
      })
      .from(eventRsvps)
      .where(which)
      .$dynamic();
  }
}

function answeredAfter([answeredAt, userId]: AnsweredPosition): SQL {
  return afterPosition(eventRsvps.answeredAt, eventRsvps.userId, [answeredAt, userId]);
}
