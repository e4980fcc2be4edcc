import type { Trends } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, gte } from 'drizzle-orm';
import type { ByDay } from '../../../platform/database/by-day.ts';
import { Database } from '../../../platform/database/database.ts';
import { dailyMetrics } from './daily-metrics.table.ts';

export type Metric = Exclude<keyof Trends, 'measuredAt' | 'days'>;

@Injectable()
export class DailyMetricsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the stored counts since a day. */
  async find(metric: Metric, from: string): Promise<Map<string, number | null>> {
    const rows = await this.database.queries
      .select({ day: dailyMetrics.day, value: dailyMetrics.value })
      .from(dailyMetrics)
      .where(and(eq(dailyMetrics.metric, metric), gte(dailyMetrics.day, from)));
    return new Map(rows.map(({ day, value }) => [day, value]));
  }

  /** Stores the counts of these days. Days that are already stored don't change. */
  async insert(metric: Metric, days: readonly string[], counted: ByDay): Promise<void> {
    if (days.length > 0)
      await this.database.queries
        .insert(dailyMetrics)
        .values(days.map((day) => ({ metric, day, value: counted.get(day) ?? null })))
        .onConflictDoNothing();
  }
}
