import type { NotificationType, SiteHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { Retention } from '../../platform/retention/retention.decorator.ts';
import { notificationDeliveries } from './deliveries.table.ts';
import {
  type NewEvent,
  type NotificationEventRow,
  notificationEvents,
  notifications,
} from './notifications.table.ts';

const NOW = sql`clock_timestamp()`;

/** Number of waiting and failed rows in the outbox. */
type OutboxLoad = Omit<SiteHealth['outbox'], 'state'>;

@Retention([
  { table: notifications, column: notifications.readAt, age: '90 days' },
  {
    table: notifications,
    column: notifications.createdAt,
    age: '365 days',
    when: isNull(notifications.readAt),
  },
  {
    table: notificationDeliveries,
    column: notificationDeliveries.settledAt,
    age: '90 days',
    when: ne(notificationDeliveries.state, 'waiting'),
  },
  // Events without notifications and deliveries.
  {
    table: notificationEvents,
    column: notificationEvents.createdAt,
    age: '90 days',
    when: sql`${notificationEvents.fanoutEndedAt} IS NOT NULL AND NOT ${isReferred(notifications)} AND NOT ${isReferred(notificationDeliveries)}`,
  },
])
@Injectable()
export class NotificationEventsRepository {
  constructor(private readonly database: Database) {}

  async insert(event: NewEvent): Promise<void> {
    await this.database.queries.insert(notificationEvents).values(event);
  }

  async exists(type: NotificationType, subject: string): Promise<boolean> {
    const rows = await this.database.queries
      .select({ id: notificationEvents.id })
      .from(notificationEvents)
      .where(and(eq(notificationEvents.subject, subject), eq(notificationEvents.type, type)))
      .limit(1);
    return rows.length > 0;
  }

  /** Returns the title of an event; undefined once it is deleted. */
  async findTitle(id: string): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ title: notificationEvents.title })
      .from(notificationEvents)
      .where(eq(notificationEvents.id, id));
    return row?.title;
  }

  /** Locks the oldest event whose fan-out isn't complete. Skips rows that another transaction has locked. */
  async lockNext(exceptIds: readonly string[]): Promise<NotificationEventRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(notificationEvents)
      .where(and(isNull(notificationEvents.fanoutEndedAt), notInArray(notificationEvents.id, [...exceptIds])))
      .orderBy(asc(notificationEvents.createdAt), asc(notificationEvents.id))
      .limit(1)
      .for('update', { skipLocked: true });
    return row;
  }

  async find(ids: readonly string[]): Promise<Map<string, NotificationEventRow>> {
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

  /** Deletes the events of a member who leaves, and removes the member from the others. @param opaque replaces them as the actor */
  async removeMember(id: string, opaque: string): Promise<void> {
    const { actorId, recipientId, excludedUserIds, fanoutCursor, fanoutEndedAt } = notificationEvents;
    const { queries } = this.database;
    await queries.delete(notificationEvents).where(eq(recipientId, id));
    await queries.update(notificationEvents).set({ actorId: opaque }).where(eq(actorId, id));
    await queries
      .update(notificationEvents)
      .set({ excludedUserIds: sql`array_remove(${excludedUserIds}, ${id})` })
      .where(sql`${id} = ANY(${excludedUserIds})`);
    // The cursor of a fan-out is the id of a member. An unfinished fan-out still needs it.
    await queries
      .update(notificationEvents)
      .set({ fanoutCursor: '' })
      .where(and(eq(fanoutCursor, id), isNotNull(fanoutEndedAt)));
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

  /** Counts waiting and failed rows. Each count reads a partial index. */
  async measureOutbox(): Promise<OutboxLoad> {
    const { fanoutEndedAt, createdAt } = notificationEvents;
    const { state, dueAt } = notificationDeliveries;
    const { rows } = await this.database.queries.execute<OutboxLoad & Record<string, unknown>>(sql`
      SELECT waiting.events, waiting."oldestSeconds",
        (SELECT count(*)::int FROM ${notificationDeliveries} WHERE ${state} = 'waiting' AND ${dueAt} <= now()) AS deliveries,
        (SELECT count(*)::int FROM ${notificationDeliveries} WHERE ${state} = 'dead') AS "deadLetters"
      FROM (
        SELECT count(*)::int AS events, abs(extract(epoch FROM now() - min(${createdAt})))::int AS "oldestSeconds"
        FROM ${notificationEvents} WHERE ${fanoutEndedAt} IS NULL
      ) AS waiting`);
    const [row] = rows;
    if (!row) throw new Error('The outbox was not counted.');
    return row;
  }
}

function isReferred(table: typeof notifications | typeof notificationDeliveries): SQL {
  return sql`EXISTS (SELECT 1 FROM ${table} AS used WHERE used.event_id = ${notificationEvents.id})`;
}
