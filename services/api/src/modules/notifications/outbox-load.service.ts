import type { SiteHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { notificationDeliveries } from './deliveries.table.ts';
import { notificationEvents } from './notifications.table.ts';

/** Number of waiting and failed rows in the outbox. */
@Injectable()
export class OutboxLoad {
  constructor(private readonly database: Database) {}

  /** Each count reads a partial index of waiting rows. */
  async measure(): Promise<Omit<SiteHealth['outbox'], 'state'>> {
    const { fanoutEndedAt, createdAt } = notificationEvents;
    const { state, dueAt } = notificationDeliveries;
    const { rows } = await this.database.queries.execute<
      Omit<SiteHealth['outbox'], 'state'> & Record<string, unknown>
    >(sql`
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
