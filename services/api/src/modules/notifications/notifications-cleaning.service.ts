import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { notificationDeliveries } from './deliveries.table.ts';
import { notificationEvents, notifications } from './notifications.table.ts';

const BATCH_SIZE = 5_000;
const RETENTION_DAYS = { read: 90, unread: 365, settled: 90 } as const;

type CleanedTable = typeof notifications | typeof notificationDeliveries | typeof notificationEvents;

/** Deletes old notifications and deliveries, and events to which neither refers anymore. */
@Injectable()
export class NotificationsCleaningService {
  constructor(
    private readonly database: Database,
    jobs: Jobs,
  ) {
    jobs.work('notifications.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /** Deletes at most one batch of each kind. @returns the number of rows. */
  async clean(): Promise<number> {
    const { readAt, createdAt } = notifications;
    const { state, settledAt } = notificationDeliveries;
    const read = sql`${readAt} < ${daysAgo(RETENTION_DAYS.read)}`;
    const unread = sql`${readAt} IS NULL AND ${createdAt} < ${daysAgo(RETENTION_DAYS.unread)}`;
    const settled = sql`${state} <> 'waiting' AND ${settledAt} < ${daysAgo(RETENTION_DAYS.settled)}`;
    return (
      (await this.deleteBatch(notifications, read)) +
      (await this.deleteBatch(notifications, unread)) +
      (await this.deleteBatch(notificationDeliveries, settled)) +
      (await this.deleteUnusedEvents())
    );
  }

  private deleteUnusedEvents(): Promise<number> {
    const isUsedIn = (table: typeof notifications | typeof notificationDeliveries) =>
      sql`EXISTS (SELECT 1 FROM ${table} used WHERE used.event_id = ${notificationEvents.id})`;
    const which = sql`${notificationEvents.createdAt} < ${daysAgo(RETENTION_DAYS.settled)} AND ${notificationEvents.fanoutEndedAt} IS NOT NULL
      AND NOT ${isUsedIn(notifications)} AND NOT ${isUsedIn(notificationDeliveries)}`;
    return this.deleteBatch(notificationEvents, which);
  }

  private async deleteBatch(table: CleanedTable, which: SQL): Promise<number> {
    const { rowCount } = await this.database.queries.execute(
      sql`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${which} LIMIT ${BATCH_SIZE})`,
    );
    return rowCount ?? 0;
  }
}

function daysAgo(days: number): SQL {
  return sql`clock_timestamp() - make_interval(days => ${days})`;
}
