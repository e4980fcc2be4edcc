import type { Trends } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, gte } from 'drizzle-orm';
import type { ByDay } from '../../../platform/database/by-day.ts';
import { Database } from '../../../platform/database/database.ts';
import { dailyFigures } from './daily-figures.table.ts';

export type Figure = Exclude<keyof Trends, 'measuredAt' | 'days'>;

@Injectable()
export class DailyFiguresRepository {
  constructor(private readonly database: Database) {}

  /** Returns the stored counts since a day. */
  async find(figure: Figure, from: string): Promise<Map<string, number | null>> {
    const rows = await this.database.queries
      .select({ day: dailyFigures.day, value: dailyFigures.value })
      .from(dailyFigures)
      .where(and(eq(dailyFigures.figure, figure), gte(dailyFigures.day, from)));
    return new Map(rows.map(({ day, value }) => [day, value]));
  }

  /** Stores the counts of these days. Days that are already stored don't change. */
  async insert(figure: Figure, days: readonly string[], counted: ByDay): Promise<void> {
    if (days.length > 0)
      await this.database.queries
        .insert(dailyFigures)
        .values(days.map((day) => ({ figure, day, value: counted.get(day) ?? null })))
        .onConflictDoNothing();
  }
}
