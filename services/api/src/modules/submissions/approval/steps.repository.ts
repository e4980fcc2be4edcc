import { APPROVAL_STEPS, type ApprovalStep } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { approvalSteps, type StepRow } from '../reviews.table.ts';

/** Lease of a running step, in seconds. After it the step is retried. */
const LEASE_S = 120;
const OPEN: StepRow['state'][] = ['waiting', 'running'];

/** Rows of steps. Every change is conditional on the previous state. */
@Injectable()
export class StepsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the steps in order. */
  async find(submissionId: string): Promise<StepRow[]> {
    const rows = await this.database.queries
      .select()
      .from(approvalSteps)
      .where(eq(approvalSteps.submissionId, submissionId));
    return rows.toSorted(
      (one, other) => APPROVAL_STEPS.indexOf(one.step) - APPROVAL_STEPS.indexOf(other.step),
    );
  }

  /** Inserts the steps of an approval, replacing those of an earlier one of the same submission. Unwanted steps are skipped. */
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

  /** Makes a step due. */
  async makeDue(submissionId: string, step: ApprovalStep): Promise<void> {
    await this.database.queries
      .update(approvalSteps)
      .set({ dueAt: sql`clock_timestamp()` })
      .where(and(isStep(submissionId, step), eq(approvalSteps.state, 'waiting')));
  }

  /** Starts a due step. */
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

  /** Ends a running step and locks it until the transaction ends. Returns false when it was ended meanwhile. */
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

  /** Records a failure. @param retryInSeconds null when it isn't retried. */
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

  /** Resets a failed step; false when it hasn't failed. */
  async reset(submissionId: string, step: ApprovalStep): Promise<boolean> {
    const rows = await this.database.queries
      .update(approvalSteps)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()` })
      .where(and(isStep(submissionId, step), eq(approvalSteps.state, 'failed')))
      .returning({ step: approvalSteps.step });
    return rows.length > 0;
  }

  /** Skips unfinished steps. Waits for one that is being finished. */
  async skipOpen(submissionId: string): Promise<void> {
    await this.database.queries
      .update(approvalSteps)
      .set({ state: 'skipped', dueAt: null })
      .where(
        and(eq(approvalSteps.submissionId, submissionId), inArray(approvalSteps.state, [...OPEN, 'failed'])),
      );
  }

  /** Returns overdue steps, the longest overdue first. */
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
