import { Injectable } from '@nestjs/common';
import { and, desc, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type DeliveryRow, notificationDeliveries } from './deliveries.table.ts';
import { notificationEvents } from './notifications.table.ts';

type Position = [at: number, id: string];
const { id, userId, channel, attempts, error, settledAt, state } = notificationDeliveries;
const { type, title } = notificationEvents;
const COLUMNS = { id, userId, channel, attempts, error, settledAt, type, title };

/** A dead delivery, with the type and title of its event. */
export type DeadLetterRow = Awaited<ReturnType<DeadLettersRepository['findPage']>>[number];

@Injectable()
export class DeadLettersRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, those before the position. */
  findPage(before: Position | undefined, limit: number) {
    const behind =
      before &&
      sql`(${settledAt}, ${id}) < (${new Date(before[0]).toISOString()}::timestamptz, ${before[1]}::uuid)`;
    return this.database.queries
      .select(COLUMNS)
      .from(notificationDeliveries)
      .innerJoin(notificationEvents, eq(notificationEvents.id, notificationDeliveries.eventId))
      .where(and(eq(state, 'dead'), behind))
      .orderBy(desc(settledAt), desc(id))
      .limit(limit);
  }

  /** Makes it due now, with all attempts left. Undefined when it isn't dead. */
  async requeue(deliveryId: string): Promise<DeliveryRow | undefined> {
    const [row] = await this.database.queries
      .update(notificationDeliveries)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(id, deliveryId), eq(state, 'dead')))
      .returning();
    return row;
  }
}
