import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type DeliveryRow, notificationDeliveries } from './deliveries.table.ts';

/** Lease after which another process may claim the delivery. Longer than any attempt takes. */
const LEASE_SECONDS = 120;
const NOW = sql`clock_timestamp()`;

@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  /** Claims due deliveries, the longest overdue first. Each claim counts as an attempt. */
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

  async markSent(delivery: DeliveryRow): Promise<void> {
    await this.settle(delivery, { state: 'sent', error: '' });
  }

  /** @returns false when another process has claimed it since. */
  markDead(delivery: DeliveryRow, error: string): Promise<boolean> {
    return this.settle(delivery, { state: 'dead', error });
  }

  async postpone(delivery: DeliveryRow, dueAt: Date, error: string): Promise<void> {
    await this.database.queries
      .update(notificationDeliveries)
      .set({ dueAt, error })
      .where(stillClaimed(delivery));
  }

  async delete({ id }: DeliveryRow): Promise<void> {
    await this.database.queries.delete(notificationDeliveries).where(eq(notificationDeliveries.id, id));
  }

  private async settle(
    delivery: DeliveryRow,
    result: Pick<DeliveryRow, 'state' | 'error'>,
  ): Promise<boolean> {
    const { rowCount } = await this.database.queries
      .update(notificationDeliveries)
      .set({ ...result, settledAt: NOW })
      .where(stillClaimed(delivery));
    return rowCount === 1;
  }
}

/** Returns the condition that no other process has claimed the delivery since. */
function stillClaimed({ id, attempts }: DeliveryRow) {
  return and(
    eq(notificationDeliveries.id, id),
    eq(notificationDeliveries.attempts, attempts),
    eq(notificationDeliveries.state, 'waiting'),
  );
}
