import { MAX_SUBMISSIONS_COUNTED, OPEN_STATES, QUEUE_STATES } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { approvalSteps } from './reviews.table.ts';
import { statesIn, submissions } from './submissions.table.ts';

@Injectable()
export class FormUsesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the number of open submissions of each form, capped. */
  async countOpen(formIds: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.database.queries.execute<{ id: string; count: number }>(sql`
      SELECT form.id, (SELECT count(*)::int FROM (
        SELECT 1 FROM ${submissions} WHERE ${submissions.formId} = form.id
          AND ${submissions.publicState} IN ${statesIn(OPEN_STATES)} LIMIT ${MAX_SUBMISSIONS_COUNTED}) counted) AS count
      FROM unnest(${sql.param([...formIds])}::uuid[]) AS form (id)`);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** Returns the number of submissions of each version of one form, in any state, capped. */
  async countOfVersions(formId: string, numbers: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await this.database.queries.execute<{ number: number; count: number }>(sql`
      SELECT version.number, (SELECT count(*)::int FROM (
        SELECT 1 FROM ${submissions} WHERE ${submissions.formId} = ${formId}
          AND ${submissions.formVersion} = version.number LIMIT ${MAX_SUBMISSIONS_COUNTED}) counted) AS count
      FROM unnest(${sql.param([...numbers])}::int[]) AS version (number)`);
    return new Map(rows.map(({ number, count }) => [number, count]));
  }

  async shiftDue(formId: string, hours: number): Promise<void> {
    await this.database.queries
      .update(submissions)
      .set({ dueAt: sql`${submissions.dueAt} + make_interval(hours => ${hours})` })
      .where(and(eq(submissions.formId, formId), sql`${submissions.state} IN ${statesIn(QUEUE_STATES)}`));
  }

  /** Returns submissions of a form that may have an item in the inbox: those in the queue, and appeals. */
  findWaiting(formId: string): Promise<{ id: string; dueAt: Date | null }[]> {
    const states = statesIn([...QUEUE_STATES, 'appealed']);
    return this.database.queries
      .select({ id: submissions.id, dueAt: submissions.dueAt })
      .from(submissions)
      .where(and(eq(submissions.formId, formId), sql`${submissions.state} IN ${states}`));
  }

  /** Returns failed steps of approvals, by their subjects in the inbox. */
  async findFailedSteps(formId: string): Promise<string[]> {
    const rows = await this.database.queries
      .select({ subject: sql<string>`${approvalSteps.submissionId} || '/' || ${approvalSteps.step}` })
      .from(approvalSteps)
      .innerJoin(submissions, eq(submissions.id, approvalSteps.submissionId))
      .where(and(eq(submissions.formId, formId), eq(approvalSteps.state, 'failed')));
    return rows.map(({ subject }) => subject);
  }
}
