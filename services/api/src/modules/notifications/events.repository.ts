import type { NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { notificationDeliveries } from './deliveries.table.ts';
import { type EventRow, type NewEvent, notificationEvents, notifications } from './notifications.table.ts';

const NOW = sql`clock_timestamp()`;

@Injectable()
export class EventsRepository {
  constructor(private readonly database: Database) {}

  async insert(event: NewEvent): Promise<void> {
    await this.database.queries.insert(notificationEvents).values(event);
  }

  /** The oldest one that isn't told to everybody yet and that nobody else is telling, kept until the transaction ends. */
  async lockNext(except: readonly string[]): Promise<EventRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(notificationEvents)
      .where(and(isNull(notificationEvents.toldAt), notInArray(notificationEvents.id, [...except])))
      .orderBy(asc(notificationEvents.createdAt), asc(notificationEvents.id))
      .limit(1)
      .for('update', { skipLocked: true });
    return row;
  }

  async find(ids: readonly string[]): Promise<Map<string, EventRow>> {
    const rows = await this.database.queries
      .select()
      .from(notificationEvents)
      .where(inArray(notificationEvents.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Notes up to which member an event was told. */
  async advance(id: string, toldUpTo: string, isLast: boolean): Promise<void> {
    await this.database.queries
      .update(notificationEvents)
      .set({ toldUpTo, toldAt: isLast ? NOW : null })
      .where(eq(notificationEvents.id, id));
  }

  /** Tells nobody else of it, and takes it back where it wasn't read or sent yet. @returns whether there was anything. */
  async withdraw(type: NotificationType, subject: string): Promise<boolean> {
    const withdrawn = await this.database.queries
      .update(notificationEvents)
      .set({ toldAt: sql`coalesce(${notificationEvents.toldAt}, ${NOW})` })
      .where(and(eq(notificationEvents.subject, subject), eq(notificationEvents.type, type)))
      .returning({ id: notificationEvents.id });
    const ids = withdrawn.map(({ id }) => id);
    if (ids.length === 0) return false;
    await this.database.queries
      .delete(notifications)
      .where(and(inArray(notifications.eventId, ids), isNull(notifications.readAt)));
    await this.database.queries
      .delete(notificationDeliveries)
      .where(and(inArray(notificationDeliveries.eventId, ids), eq(notificationDeliveries.state, 'waiting')));
    return true;
  }
}
