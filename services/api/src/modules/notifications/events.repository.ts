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

  /** Locks the oldest event whose fan-out isn't complete. Skips rows that another transaction has locked. */
  async lockNext(exceptIds: readonly string[]): Promise<EventRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(notificationEvents)
      .where(and(isNull(notificationEvents.fanoutEndedAt), notInArray(notificationEvents.id, [...exceptIds])))
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

  /** @param fanoutCursor id of the last member of the batch */
  async moveFanoutCursor(id: string, fanoutCursor: string, isLast: boolean): Promise<void> {
    await this.database.queries
      .update(notificationEvents)
      .set({ fanoutCursor, fanoutEndedAt: isLast ? NOW : null })
      .where(eq(notificationEvents.id, id));
  }

  /** Ends the fan-out, and deletes unread notifications and unsent deliveries. @returns whether there was such an event. */
  async withdraw(type: NotificationType, subject: string): Promise<boolean> {
    const withdrawn = await this.database.queries
      .update(notificationEvents)
      .set({ fanoutEndedAt: sql`coalesce(${notificationEvents.fanoutEndedAt}, ${NOW})` })
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
