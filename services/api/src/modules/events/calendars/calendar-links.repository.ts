import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { isOpenMember } from '../../users/member-conditions.ts';
import { users } from '../../users/users.table.ts';
import type { ListedRow } from '../event.view.ts';
import { mayComeTo } from '../event-audience.ts';
import { eventCalendarLinks, eventRsvps } from '../event-guests.table.ts';
import { eventOccurrences, OCCURRENCE_COLUMNS } from '../event-occurrences.table.ts';
import { EVENT_CARD_COLUMNS, eventHosts, events } from '../events.table.ts';

type LinkRow = typeof eventCalendarLinks.$inferSelect;

/** Links to members' personal calendars, and their content. */
@Injectable()
export class CalendarLinksRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<LinkRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(eventCalendarLinks)
      .where(eq(eventCalendarLinks.userId, userId));
    return row;
  }

  /** Returns the link by the hash of its key, unless the member's account is closed. */
  async findByKey(keyHash: string): Promise<LinkRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(eventCalendarLinks)
      .where(and(eq(eventCalendarLinks.keyHash, keyHash), isOpenMember(eventCalendarLinks.userId)));
    return row;
  }

  async put(userId: string, keyHash: string): Promise<LinkRow> {
    const fresh = { keyHash, madeAt: sql`clock_timestamp()`, readAt: null };
    const [row] = await this.database.queries
      .insert(eventCalendarLinks)
      .values({ userId, keyHash })
      .onConflictDoUpdate({ target: eventCalendarLinks.userId, set: fresh })
      .returning();
    if (!row) throw new Error('The link was not made.');
    return row;
  }

  async remove(userId: string): Promise<void> {
    await this.database.queries.delete(eventCalendarLinks).where(eq(eventCalendarLinks.userId, userId));
  }

  async noteRead(userId: string): Promise<void> {
    await this.database.queries
      .update(eventCalendarLinks)
      .set({ readAt: sql`clock_timestamp()` })
      .where(eq(eventCalendarLinks.userId, userId));
  }

  /** Returns dates to which a member goes, may come or which they host, from a time on, at most `limit`. */
  findOwn(userId: string, from: Date, limit: number): Promise<ListedRow[]> {
    const { id, eventId } = eventOccurrences;
    const comes = sql`SELECT r.occurrence_id FROM ${eventRsvps} AS r WHERE r.user_id = ${userId} AND r.status IN ('going', 'maybe')`;
    const hosts = sql`SELECT o.id FROM ${eventHosts} AS h JOIN ${eventOccurrences} AS o ON o.event_id = h.event_id WHERE h.user_id = ${userId}`;
    return this.database.queries
      .select({ event: EVENT_CARD_COLUMNS, date: OCCURRENCE_COLUMNS })
      .from(eventOccurrences)
      .innerJoin(events, eq(events.id, eventId))
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          sql`${eventOccurrences.listed}`,
          sql`${eventOccurrences.startsAt} > ${from.toISOString()}::timestamptz`,
          sql`${id} IN (${comes} UNION ${hosts})`,
          mayComeTo(users.id),
        ),
      )
      .orderBy(asc(eventOccurrences.startsAt), asc(eventOccurrences.id))
      .limit(limit);
  }
}
