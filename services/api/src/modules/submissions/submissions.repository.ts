import { DRAFT_DAYS, EDITABLE_STATES, QUEUE_STATES, type SubmissionState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, inArray, lt, lte, max, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { beforePosition } from '../../platform/database/keyset.ts';
import { interviewSlots } from './interviews.table.ts';
import { approvalSteps } from './reviews.table.ts';
import {
  type NewSubmissionRow,
  SUBMISSION_COLUMNS,
  type SubmissionRow,
  statesIn,
  submissions,
} from './submissions.table.ts';

type Position = [at: number, id: string];
/** Values or SQL expressions for columns. */
export type SubmissionChange = { [K in keyof NewSubmissionRow]?: NewSubmissionRow[K] | SQL };

/** States in which a submission waits for the staff. */
const WAITING: readonly SubmissionState[] = ['submitted', 'in_review', 'resubmitted'];
const MAX_PLACES = 1_000;

@Injectable()
export class SubmissionsRepository {
  constructor(private readonly database: Database) {}

  async findById(id: string): Promise<SubmissionRow | undefined> {
    const [row] = await this.database.queries
      .select(SUBMISSION_COLUMNS)
      .from(submissions)
      .where(eq(submissions.id, id));
    return row;
  }

  /** Reads and locks the row until the transaction ends. */
  async lockById(id: string): Promise<SubmissionRow | undefined> {
    const [row] = await this.database.queries
      .select(SUBMISSION_COLUMNS)
      .from(submissions)
      .where(eq(submissions.id, id))
      .for('no key update');
    return row;
  }

  /** Returns the last attempt of a member at each form. */
  findLatest(applicantId: string): Promise<SubmissionRow[]> {
    return this.database.queries
      .selectDistinctOn([submissions.formId], SUBMISSION_COLUMNS)
      .from(submissions)
      .where(eq(submissions.applicantId, applicantId))
      .orderBy(submissions.formId, desc(submissions.attempt));
  }

  /** Returns the ids of all submissions of a member. */
  async findIdsOf(applicantId: string): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.applicantId, applicantId));
    return rows.map(({ id }) => id);
  }

  async findLatestOf(applicantId: string, formId: string): Promise<SubmissionRow | undefined> {
    const [row] = await this.database.queries
      .select(SUBMISSION_COLUMNS)
      .from(submissions)
      .where(and(eq(submissions.applicantId, applicantId), eq(submissions.formId, formId)))
      .orderBy(desc(submissions.attempt))
      .limit(1);
    return row;
  }

  /** Inserts the next attempt. Returns undefined when another call was faster: constraints allow one open submission, and each attempt once. */
  async begin(row: Omit<NewSubmissionRow, 'attempt'>): Promise<SubmissionRow | undefined> {
    const { queries } = this.database;
    const [last] = await queries
      .select({ attempt: max(submissions.attempt) })
      .from(submissions)
      .where(and(eq(submissions.applicantId, row.applicantId), eq(submissions.formId, row.formId)));
    const [inserted] = await queries
      .insert(submissions)
      .values({ ...row, attempt: (last?.attempt ?? 0) + 1 })
      .onConflictDoNothing()
      .returning(SUBMISSION_COLUMNS);
    return inserted;
  }

  /** Returns the applicant's own submissions, last changed first. */
  findOwn(applicantId: string, before: Position | undefined, limit: number): Promise<SubmissionRow[]> {
    return this.database.queries
      .select(SUBMISSION_COLUMNS)
      .from(submissions)
      .where(
        and(
          eq(submissions.applicantId, applicantId),
          before && beforePosition(submissions.updatedAt, submissions.id, before),
        ),
      )
      .orderBy(desc(submissions.updatedAt), desc(submissions.id))
      .limit(limit);
  }

  /** Returns the number of the applicant's own submissions with requested changes, or in the interview without a booked slot. */
  async countWaitingFor(applicantId: string): Promise<number> {
    const { rows } = await this.database.queries.execute<{ waiting: number }>(sql`
      SELECT count(*)::int AS waiting FROM ${submissions}
      WHERE ${submissions.applicantId} = ${applicantId} AND (${submissions.publicState} = 'changes_requested'
        OR (${submissions.publicState} = 'interview' AND NOT EXISTS (SELECT 1 FROM ${interviewSlots} WHERE ${interviewSlots.submissionId} = ${submissions.id})))`);
    return rows[0]?.waiting ?? 0;
  }

  /** Returns earlier submitted attempts of the same member at the same form, last first. */
  findEarlier({ applicantId, formId, attempt }: SubmissionRow, limit: number): Promise<SubmissionRow[]> {
    return this.database.queries
      .select(SUBMISSION_COLUMNS)
      .from(submissions)
      .where(
        and(
          eq(submissions.applicantId, applicantId),
          eq(submissions.formId, formId),
          lt(submissions.attempt, attempt),
          sql`${submissions.submittedAt} IS NOT NULL`,
        ),
      )
      .orderBy(desc(submissions.attempt))
      .limit(limit);
  }

  /** Saves the answers of a draft, if it is still the version that the applicant saw. */
  async saveAnswers(
    { id, version }: Pick<SubmissionRow, 'id' | 'version'>,
    answers: SubmissionRow['answers'],
  ): Promise<SubmissionRow | undefined> {
    const [row] = await this.database.queries
      .update(submissions)
      .set({ answers, ...NEXT_VERSION, updatedAt: sql`now()` })
      .where(
        and(
          eq(submissions.id, id),
          eq(submissions.version, version),
          inArray(submissions.state, [...EDITABLE_STATES]),
        ),
      )
      .returning(SUBMISSION_COLUMNS);
    return row;
  }

  async remove(id: string): Promise<void> {
    await this.database.queries.delete(submissions).where(eq(submissions.id, id));
  }

  /** Updates a locked row and increments its version. */
  async update(id: string, change: SubmissionChange): Promise<SubmissionRow> {
    const [row] = await this.database.queries
      .update(submissions)
      .set({ ...change, ...NEXT_VERSION })
      .where(eq(submissions.id, id))
      .returning(SUBMISSION_COLUMNS);
    if (!row) throw new Error(`The submission ${id} vanished while locked.`);
    return row;
  }

  /** Returns the position in the queue of its form, from 1, capped at 1000; null when it doesn't wait. */
  async placeOf({ id, formId, publicState, submittedAt }: SubmissionRow): Promise<number | null> {
    if (!submittedAt || !WAITING.includes(publicState)) return null;
    const { rows } = await this.database.queries.execute<{ before: number }>(sql`
      SELECT count(*)::int AS before FROM (SELECT 1 FROM ${submissions}
        WHERE ${submissions.formId} = ${formId} AND ${submissions.state} IN ${statesIn(QUEUE_STATES)}
          AND ${submissions.state} IN ${statesIn(WAITING)}
          AND (${submissions.submittedAt}, ${submissions.id}) < (${submittedAt.toISOString()}::timestamptz, ${id}::uuid)
        LIMIT ${MAX_PLACES - 1}) earlier`);
    return (rows[0]?.before ?? 0) + 1;
  }

  /** Returns the median time from submission to decision within the last 7 days, in minutes; null without decisions. */
  async medianWait(formId: string): Promise<number | null> {
    const { rows } = await this.database.queries.execute<{ minutes: number | null }>(sql`
      SELECT round(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP
        (ORDER BY ${submissions.decidedAt} - ${submissions.submittedAt})) / 60)::int AS minutes
      FROM ${submissions} WHERE ${submissions.formId} = ${formId} AND ${submissions.decidedAt} > now() - interval '7 days'`);
    return rows[0]?.minutes ?? null;
  }

  /** Returns drafts and submissions with requested changes that have been unchanged for long. */
  findUntouched(limit: number): Promise<SubmissionRow[]> {
    return this.database.queries
      .select(SUBMISSION_COLUMNS)
      .from(submissions)
      .where(
        and(
          sql`${submissions.state} IN ('draft', 'changes_requested')`,
          lte(submissions.updatedAt, sql`now() - make_interval(days => ${DRAFT_DAYS})`),
        ),
      )
      .orderBy(submissions.updatedAt)
      .limit(limit)
      .for('no key update', { skipLocked: true });
  }

  /** Returns submissions after this id that have an item in the inbox: waiting for the staff, with an appeal, or with a failed step. */
  async findForInbox(after: string | undefined, limit: number): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: submissions.id })
      .from(submissions)
      .where(
        and(
          after === undefined ? undefined : gt(submissions.id, after),
          or(
            sql`${submissions.state} IN ${statesIn([...QUEUE_STATES, 'appealed'])}`,
            inArray(
              submissions.id,
              this.database.queries
                .select({ id: approvalSteps.submissionId })
                .from(approvalSteps)
                .where(eq(approvalSteps.state, 'failed')),
            ),
          ),
        ),
      )
      .orderBy(asc(submissions.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  findMany(ids: readonly string[]): Promise<SubmissionRow[]> {
    return this.database.queries
      .select(SUBMISSION_COLUMNS)
      .from(submissions)
      .where(inArray(submissions.id, [...ids]));
  }
}

const NEXT_VERSION = { version: sql`${submissions.version} + 1` };
