import { Injectable } from '@nestjs/common';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { eventMessages } from '../event-guests.table.ts';

/** Messages of hosts to their guests. */
@Injectable()
export class EventMessagesRepository {
  constructor(private readonly database: Database) {}

  async insert(row: typeof eventMessages.$inferInsert): Promise<string> {
    const [inserted] = await this.database.queries
      .insert(eventMessages)
      .values(row)
      .returning({ id: eventMessages.id });
    if (!inserted) throw new Error('The message was not inserted.');
    return inserted.id;
  }

  /** Counts the messages within the last 24 hours. */
  async countToday(occurrenceId: string): Promise<number> {
    const since = sql`now() - interval '24 hours'`;
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(eventMessages)
      .where(and(eq(eventMessages.occurrenceId, occurrenceId), gt(eventMessages.at, since)));
    return row?.n ?? 0;
  }
}
