import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { notificationDeliveries } from './deliveries.table.ts';
import { notificationEvents, notifications } from './notifications.table.ts';

/** How long each is kept, in days. */
const KEPT = { read: 90, unread: 365, settled: 90 } as const;

@Injectable()
export class NotificationsCleaningRepository {
  constructor(private readonly database: Database) {}

  /** Removes some of what is too old. @returns how many rows. */
  async removeOld(most: number): Promise<number> {
    const read = sql`${notifications.readAt} < ${daysAgo(KEPT.read)}`;
    const unread = sql`${notifications.readAt} IS NULL AND ${notifications.createdAt} < ${daysAgo(KEPT.unread)}`;
    const settled = sql`${notificationDeliveries.state} <> 'waiting' AND ${notificationDeliveries.settledAt} < ${daysAgo(KEPT.settled)}`;
    return (
      (await this.remove(notifications, read, most)) +
      (await this.remove(notifications, unread, most)) +
      (await this.remove(notificationDeliveries, settled, most)) +
      (await this.removeEvents(most))
    );
  }

  /** Events of which nobody has anything any more. */
  private removeEvents(most: number): Promise<number> {
    const isLeft = (table: typeof notifications | typeof notificationDeliveries) =>
      sql`EXISTS (SELECT 1 FROM ${table} left_over WHERE left_over.event_id = ${notificationEvents.id})`;
    const which = sql`${notificationEvents.createdAt} < ${daysAgo(KEPT.settled)} AND ${notificationEvents.toldAt} IS NOT NULL
      AND NOT ${isLeft(notifications)} AND NOT ${isLeft(notificationDeliveries)}`;
    return this.remove(notificationEvents, which, most);
  }

  private async remove(table: Cleaned, which: SQL, most: number): Promise<number> {
    const { rowCount } = await this.database.queries.execute(
      sql`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${which} LIMIT ${most})`,
    );
    return rowCount ?? 0;
  }
}

type Cleaned = typeof notifications | typeof notificationDeliveries | typeof notificationEvents;

function daysAgo(days: number): SQL {
  return sql`clock_timestamp() - make_interval(days => ${days})`;
}
