import { Injectable } from '@nestjs/common';
import { and, desc, eq, min, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { beforePosition } from '../../platform/database/keyset.ts';
import { OutboxRepository } from '../../platform/outbox/outbox.repository.ts';
import { type DeliveryRow, notificationDeliveries } from './deliveries.table.ts';
import { notificationEvents } from './notifications.table.ts';

type Position = [at: number, id: string];
const { id, eventId, userId, channel, subscriptionId, subject, attempts, error, settledAt, state } =
  notificationDeliveries;
const { type, title, demo } = notificationEvents;
const DEAD_LETTER = { id, userId, channel, attempts, error, settledAt, type, title };
const IS_DEAD = eq(state, 'dead');

/** Dead delivery, with the type and title of its event. */
export type DeadLetterRow = Awaited<ReturnType<DeliveriesRepository['findDead']>>[number];

/** E-mails and pushes that wait to be sent. Those without remaining attempts are dead. */
@Injectable()
export class DeliveriesRepository extends OutboxRepository<typeof notificationDeliveries> {
  constructor(database: Database) {
    super(database, {
      table: notificationDeliveries,
      givenUpState: 'dead',
      leaseSeconds: 120,
      recipient: [userId, channel, subscriptionId],
      subject,
    });
  }

  async delete(delivery: DeliveryRow): Promise<void> {
    await this.database.queries.delete(notificationDeliveries).where(eq(id, delivery.id));
  }

  /** Returns dead deliveries before the position, newest first. */
  findDead(before: Position | undefined, limit: number) {
    const behind = before && beforePosition(settledAt, id, before);
    return this.database.queries
      .select(DEAD_LETTER)
      .from(notificationDeliveries)
      .innerJoin(notificationEvents, eq(notificationEvents.id, eventId))
      .where(and(IS_DEAD, behind))
      .orderBy(desc(settledAt), desc(id))
      .limit(limit);
  }

  /** Returns the dead deliveries of one event on one channel as a group, with the last error; undefined when there are none. */
  async findDeadGroup(ofEvent: string, ofChannel: DeliveryRow['channel']) {
    const [row] = await this.database.queries
      .select({
        title,
        demo,
        count: sql<number>`count(*)::int`,
        since: min(settledAt),
        error: sql<string>`(array_agg(${error} ORDER BY ${settledAt} DESC))[1]`,
      })
      .from(notificationDeliveries)
      .innerJoin(notificationEvents, eq(notificationEvents.id, eventId))
      .where(and(eq(eventId, ofEvent), eq(channel, ofChannel), IS_DEAD))
      .groupBy(notificationEvents.id);
    return row;
  }

  /** Returns every event and channel with dead deliveries. */
  findDeadGroups(): Promise<Pick<DeliveryRow, 'eventId' | 'channel'>[]> {
    return this.database.queries
      .selectDistinct({ eventId, channel })
      .from(notificationDeliveries)
      .where(IS_DEAD);
  }

  /** Makes all dead deliveries of one event on one channel due now. @returns their number, and the error of one. */
  async requeueGroup(
    ofEvent: string,
    ofChannel: DeliveryRow['channel'],
  ): Promise<{ count: number; error: string }> {
    const rows = await this.requeue(and(eq(eventId, ofEvent), eq(channel, ofChannel)));
    return { count: rows.length, error: rows[0]?.error ?? '' };
  }

  /** Makes a dead delivery due now, with all attempts available. Returns undefined when it isn't dead. */
  async requeueOne(deliveryId: string): Promise<DeliveryRow | undefined> {
    const [row] = await this.requeue(eq(id, deliveryId));
    return row;
  }
}
