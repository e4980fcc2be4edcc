import { Injectable } from '@nestjs/common';
import { and, gte, isNotNull, sql } from 'drizzle-orm';
import { type ByDay, dayOf, toByDay } from '../../platform/database/by-day.ts';
import { Database } from '../../platform/database/database.ts';
import { submissions } from './submissions.table.ts';

const { submittedAt, decidedAt } = submissions;

/** Metrics of applications, for the dashboard. */
@Injectable()
export class SubmissionStatsService {
  constructor(private readonly database: Database) {}

  /** Returns the number of first submissions for each day. */
  async submittedByDay(since: Date): Promise<ByDay> {
    const day = dayOf(submittedAt);
    const rows = await this.database.queries
      .select({ day, value: sql<number>`count(*)::int` })
      .from(submissions)
      .where(and(isNotNull(submittedAt), gte(submittedAt, since)))
      .groupBy(day);
    return toByDay(rows);
  }

  /** Returns the median hours from submission to decision, by the day of the decision. */
  async medianHoursByDay(since: Date): Promise<ByDay> {
    const day = dayOf(decidedAt);
    const hours = sql`extract(epoch FROM ${decidedAt} - ${submittedAt}) / 3600`;
    const rows = await this.database.queries
      .select({ day, value: sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${hours})::float8` })
      .from(submissions)
      .where(and(isNotNull(decidedAt), gte(decidedAt, since), sql`${submittedAt} <= ${decidedAt}`))
      .groupBy(day);
    return toByDay(rows);
  }
}
