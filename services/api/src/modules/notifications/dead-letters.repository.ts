import { Injectable } from '@nestjs/common';
import { and, desc, eq, min, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { beforePosition } from '../../platform/database/keyset.ts';
import { type DeliveryRow, notificationDeliveries } from './deliveries.table.ts';
import { notificationEvents } from './notifications.table.ts';

type Position = [at: number, id: string];
const { id, eventId, userId, channel, attempts, error, settledAt, state } = notificationDeliveries;
const { type, title, demo } = notificationEvents;
const COLUMNS = { id, userId, channel, attempts, error, settledAt, type, title };

/** Dead delivery, with the type and title of its event. */
export type DeadLetterRow = Awaited<ReturnType<DeadLettersRepository['findPage']>>[number];

@Injectable()
export class DeadLettersRepository {
  constructor(private readonly database: Database) {}

  /** Returns dead deliveries before the position, newest first. */
  findPage(before: Position | undefined, limit: number) {
    const behind = before && beforePosition(settledAt, id, before);
    return this.database.queries
      .select(COLUMNS)
      .from(notificationDeliveries)
      .innerJoin(notificationEvents, eq(notificationEvents.id, notificationDeliveries.eventId))
      .where(and(eq(state, 'dead'), behind))
      .orderBy(desc(settledAt), desc(id))
      .limit(limit);
  }

  /** Returns the dead deliveries of one event on one channel as a group, with the last error; undefined when there are none. */
  async findGroup(ofEvent: string, ofChannel: DeliveryRow['channel']) {
    const [row] = await this.database.queries
      .select({
        title,
        demo,
        count: sql<number>`count(*)::int`,
        since: min(settledAt),
        error: sql<string>`(array_agg(${error} ORDER BY ${settledAt} DESC))[1]`,
      })
      .from(notificationDeliveries)
      .innerJoin(notificationEvents, eq(notificationEvents.id, notificationDeliveries.eventId))
      .where(and(eq(eventId, ofEvent), eq(channel, ofChannel), eq(state, 'dead')))
      .groupBy(notificationEvents.id);
    return row;
  }

  /** Returns every event and channel with dead deliveries. */
  findGroups(): Promise<Pick<DeliveryRow, 'eventId' | 'channel'>[]> {
    return this.database.queries
      .selectDistinct({ eventId, channel })
      .from(notificationDeliveries)
      .where(eq(state, 'dead'));
  }

  /** Makes all dead deliveries of one event on one channel due now. @returns their number, and the error of one. */
  async requeueGroup(
    ofEvent: string,
    ofChannel: DeliveryRow['channel'],
  ): Promise<{ count: number; error: string }> {
    const rows = await this.database.queries
      .update(notificationDeliveries)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(eventId, ofEvent), eq(channel, ofChannel), eq(state, 'dead')))
      .returning({ error });
    return { count: rows.length, error: rows[0]?.error ?? '' };
  }

  /** Returns the title of an event; undefined once it is deleted. */
  async findTitle(ofEvent: string): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ title })
      .from(notificationEvents)
      .where(eq(notificationEvents.id, ofEvent));
    return row?.title;
  }

  /** Makes it due now, with all attempts available. Returns undefined when it isn't dead. */
  async requeue(deliveryId: string): Promise<DeliveryRow | undefined> {
    const [row] = await this.database.queries
      .update(notificationDeliveries)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(id, deliveryId), eq(state, 'dead')))
      .returning();
    return row;
  }
}
