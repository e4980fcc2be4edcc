import { Injectable } from '@nestjs/common';
import { gte, sql } from 'drizzle-orm';
import { type ByDay, dayOf, toByDay } from '../../platform/database/by-day.ts';
import { Database } from '../../platform/database/database.ts';
import { articleReads } from './article-records.table.ts';

/** Metrics of news readership, for the dashboard. */
@Injectable()
export class ReadingStatsService {
  constructor(private readonly database: Database) {}

  /** Returns the number of first reads by members for each day. */
  async readByDay(since: Date): Promise<ByDay> {
    const day = dayOf(articleReads.readAt);
    const rows = await this.database.queries
      .select({ day, value: sql<number>`count(*)::int` })
      .from(articleReads)
      .where(gte(articleReads.readAt, since))
      .groupBy(day);
    return toByDay(rows);
  }
}
