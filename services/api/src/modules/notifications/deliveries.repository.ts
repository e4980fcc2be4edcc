import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type DeliveryRow, notificationDeliveries } from './deliveries.table.ts';

/** How long somebody who has taken a delivery may try before another one does. Longer than any attempt takes. */
const LEASE_SECONDS = 120;
const NOW = sql`clock_timestamp()`;

@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  /** Takes some that are due, those that have waited longest first. Each is an attempt from here on, whatever becomes of it. */
  claim(limit: number): Promise<DeliveryRow[]> {
    const { id, state, dueAt } = notificationDeliveries;
    const due = sql`ARRAY(SELECT ${id} FROM ${notificationDeliveries}
      WHERE ${state} = 'waiting' AND ${dueAt} <= ${NOW} ORDER BY ${dueAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
    return this.database.queries
      .update(notificationDeliveries)
      .set({
        attempts: sql`${notificationDeliveries.attempts} + 1`,
        dueAt: sql`${NOW} + make_interval(secs => ${LEASE_SECONDS})`,
      })
      .where(sql`${id} = ANY(${due})`)
      .returning();
  }

  sent(delivery: DeliveryRow): Promise<void> {
    return this.settle(delivery, { state: 'sent', error: '' });
  }

  bury(delivery: DeliveryRow, error: string): Promise<void> {
    return this.settle(delivery, { state: 'dead', error });
  }

  async postpone(delivery: DeliveryRow, dueAt: Date, error: string): Promise<void> {
    await this.database.queries.update(notificationDeliveries).set({ dueAt, error }).where(same(delivery));
  }

  /** Forgets one that nobody is waiting for any more. */
  async drop({ id }: DeliveryRow): Promise<void> {
    await this.database.queries.delete(notificationDeliveries).where(eq(notificationDeliveries.id, id));
  }

  private async settle(delivery: DeliveryRow, how: Pick<DeliveryRow, 'state' | 'error'>): Promise<void> {
    await this.database.queries
      .update(notificationDeliveries)
      .set({ ...how, settledAt: NOW })
      .where(same(delivery));
  }
}

/** Unless somebody else has taken it since. */
function same({ id, attempts }: DeliveryRow) {
  return and(
    eq(notificationDeliveries.id, id),
    eq(notificationDeliveries.attempts, attempts),
    eq(notificationDeliveries.state, 'waiting'),
  );
}
