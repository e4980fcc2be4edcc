import { APPROVAL_STEPS, type ApprovalStep } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { approvalSteps, type StepRow } from '../reviews.table.ts';

/** A step that is begun is looked after again so much later, in seconds, if nobody has said what became of it. */
const LEASE_S = 120;
const OPEN: StepRow['state'][] = ['waiting', 'running'];

/** The rows of steps. Every change is conditional on the state that it changes. */
@Injectable()
export class StepsRepository {
  constructor(private readonly database: Database) {}

  /** In the order in which they happen. */
  async find(submissionId: string): Promise<StepRow[]> {
    const rows = await this.database.queries
      .select()
      .from(approvalSteps)
      .where(eq(approvalSteps.submissionId, submissionId));
    return rows.toSorted(
      (one, other) => APPROVAL_STEPS.indexOf(one.step) - APPROVAL_STEPS.indexOf(other.step),
    );
  }

  /** Begins an approval, in the place of an earlier one of the same submission. Steps that aren't wanted are skipped. */
  async insertAll(submissionId: string, wanted: ReadonlySet<ApprovalStep>): Promise<void> {
    await this.database.queries
      .insert(approvalSteps)
      .values(
        APPROVAL_STEPS.map((step) => ({
          submissionId,
          step,
          state: wanted.has(step) ? ('waiting' as const) : ('skipped' as const),
        })),
      )
      .onConflictDoUpdate({
        target: [approvalSteps.submissionId, approvalSteps.step],
        set: {
          state: sql`excluded.state`,
          attempts: 0,
          error: null,
          effect: null,
          doneAt: null,
          dueAt: null,
        },
      });
  }

  /** It is the turn of a step. */
  async makeDue(submissionId: string, step: ApprovalStep): Promise<void> {
    await this.database.queries
      .update(approvalSteps)
      .set({ dueAt: sql`clock_timestamp()` })
      .where(and(isStep(submissionId, step), eq(approvalSteps.state, 'waiting')));
  }

  /** Takes up a step whose turn it is. */
  async begin(submissionId: string, step: ApprovalStep): Promise<StepRow | undefined> {
    const [row] = await this.database.queries
      .update(approvalSteps)
      .set({
        state: 'running',
        attempts: sql`${approvalSteps.attempts} + 1`,
        dueAt: sql`clock_timestamp() + make_interval(secs => ${LEASE_S})`,
      })
      .where(
        and(isStep(submissionId, step), inArray(approvalSteps.state, OPEN), isNotNull(approvalSteps.dueAt)),
      )
      .returning();
    return row;
  }

  /** Ends a step that runs. False when it was ended meanwhile; until the transaction ends nobody else can. */
  async finish(submissionId: string, step: ApprovalStep, state: 'done' | 'skipped'): Promise<boolean> {
    const rows = await this.database.queries
      .update(approvalSteps)
      .set({ state, error: null, doneAt: sql`clock_timestamp()`, dueAt: null })
      .where(and(isStep(submissionId, step), eq(approvalSteps.state, 'running')))
      .returning({ step: approvalSteps.step });
    return rows.length > 0;
  }

  async noteEffect(submissionId: string, step: ApprovalStep, effect: string): Promise<void> {
    await this.database.queries.update(approvalSteps).set({ effect }).where(isStep(submissionId, step));
  }

  /** Notes a failure. @param retryInSeconds null when it isn't tried again. */
  async fail(
    submissionId: string,
    step: ApprovalStep,
    { error, retryInSeconds }: { error: string; retryInSeconds: number | null },
  ): Promise<void> {
    await this.database.queries
      .update(approvalSteps)
      .set({
        error,
        state: retryInSeconds === null ? 'failed' : 'waiting',
        dueAt:
          retryInSeconds === null ? null : sql`clock_timestamp() + make_interval(secs => ${retryInSeconds})`,
      })
      .where(and(isStep(submissionId, step), eq(approvalSteps.state, 'running')));
  }

  /** Lets a step be tried again that failed; false when it hasn't. */
  async reset(submissionId: string, step: ApprovalStep): Promise<boolean> {
    const rows = await this.database.queries
      .update(approvalSteps)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()` })
      .where(and(isStep(submissionId, step), eq(approvalSteps.state, 'failed')))
      .returning({ step: approvalSteps.step });
    return rows.length > 0;
  }

  /** What hasn't happened yet doesn't happen any more. One that is being finished is waited for. */
  async skipOpen(submissionId: string): Promise<void> {
    await this.database.queries
      .update(approvalSteps)
      .set({ state: 'skipped', dueAt: null })
      .where(
        and(eq(approvalSteps.submissionId, submissionId), inArray(approvalSteps.state, [...OPEN, 'failed'])),
      );
  }

  /** Steps that somebody should have tried by now, the longest overdue first. */
  findDue(limit: number): Promise<Pick<StepRow, 'submissionId' | 'step'>[]> {
    return this.database.queries
      .select({ submissionId: approvalSteps.submissionId, step: approvalSteps.step })
      .from(approvalSteps)
      .where(
        and(
          sql`${approvalSteps.state} IN ('waiting', 'running')`,
          lte(approvalSteps.dueAt, sql`clock_timestamp()`),
        ),
      )
      .orderBy(approvalSteps.dueAt)
      .limit(limit);
  }
}

function isStep(submissionId: string, step: ApprovalStep) {
  return and(eq(approvalSteps.submissionId, submissionId), eq(approvalSteps.step, step));
}
