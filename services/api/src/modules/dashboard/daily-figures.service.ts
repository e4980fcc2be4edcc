import type { Trends } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, gte } from 'drizzle-orm';
import type { ByDay } from '../../platform/database/by-day.ts';
import { Database } from '../../platform/database/database.ts';
import { dailyFigures } from './daily-figures.table.ts';
import { daysOver, firstMissing } from './dashboard.policy.ts';

export type Figure = Exclude<keyof Trends, 'measuredAt' | 'days'>;

/**
 * Stores the counts of past days, so that the dashboard counts each row only once. A stored day isn't counted again: rows that are deleted later
 * still existed on that day.
 */
@Injectable()
export class DailyFigures {
  constructor(private readonly database: Database) {}

  /**
   * Returns one metric for each of these days; days without rows are absent.
   * @param days in order, today last, in UTC: `2026-11-23`.
   * @param count returns the counts by day since an instant.
   */
  async of(figure: Figure, days: readonly string[], count: (since: Date) => Promise<ByDay>): Promise<ByDay> {
    const kept = await this.findKept(figure, days[0] ?? '');
    const from = firstMissing(days, kept);
    const counted = await count(new Date(`${from}T00:00:00Z`));
    const over = daysOver(days).filter((day) => day >= from);
    if (over.length > 0)
      await this.database.queries
        .insert(dailyFigures)
        .values(over.map((day) => ({ figure, day, value: counted.get(day) ?? null })))
        .onConflictDoNothing();
    const before = [...kept].filter(([day]) => day < from);
    return new Map([
      ...before.flatMap(([day, value]) => (value === null ? [] : [[day, value] as const])),
      ...counted,
    ]);
  }

  private async findKept(figure: Figure, from: string): Promise<Map<string, number | null>> {
    const rows = await this.database.queries
      .select({ day: dailyFigures.day, value: dailyFigures.value })
      .from(dailyFigures)
      .where(and(eq(dailyFigures.figure, figure), gte(dailyFigures.day, from)));
    return new Map(rows.map(({ day, value }) => [day, value]));
  }
}
