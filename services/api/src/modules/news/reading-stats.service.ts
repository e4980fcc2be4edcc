import { Injectable } from '@nestjs/common';
import { gte, sql } from 'drizzle-orm';
import { type ByDay, dayOf, toByDay } from '../../platform/database/by-day.ts';
import { Database } from '../../platform/database/database.ts';
import { articleReads } from './article-records.table.ts';

/** Figures about the reading of news, for the dashboard. */
@Injectable()
export class ReadingStats {
  constructor(private readonly database: Database) {}

  /** How many articles members opened for the first time on each day since then. */
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
