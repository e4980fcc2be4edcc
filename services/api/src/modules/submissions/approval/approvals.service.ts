import type { ApprovalStep } from '@boardwalk/contracts';
import { truncate } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { SubmissionChangesService } from '../submission-changes.service.ts';
import { nextStep, retryInSeconds } from './approval.policy.ts';
import { ApprovalStepsService } from './approval-steps.service.ts';
import { StepsRepository } from './steps.repository.ts';

/** Job of one step. Its name is stored in the queue of every installation. */
const TAKE_STEP = 'submissions.step';
interface StepJob {
  submissionId: string;
  step: ApprovalStep;
}
const QUEUE = { batchSize: 20, expireInSeconds: 60 };
const MAX_ERROR_LENGTH = 300;

/**
 * Runs the steps of an approval sequentially. A step and its mark are one transaction, so that it takes effect once; jobs may be lost or repeated.
 */
@Injectable()
export class ApprovalsService {
  private readonly logger = new Logger('Approvals');

  constructor(
    private readonly database: Database,
    private readonly steps: StepsRepository,
    private readonly handlers: ApprovalStepsService,
    private readonly changes: SubmissionChangesService,
    private readonly jobs: Jobs,
  ) {
    const takeEach = async (due: { data: StepJob }[]) => {
      for (const { data } of due) await this.take(data);
    };
    jobs.work<StepJob>(TAKE_STEP, takeEach, QUEUE);
  }

  /** Must run in the transaction that makes the approval final. */
  async begin(submissionId: string, wanted: ReadonlySet<ApprovalStep>): Promise<void> {
    this.database.requireTransaction();
    await this.steps.insertAll(submissionId, wanted);
    await this.sendNext(submissionId);
  }

  /** Runs a step if it is the next one and not yet done, and then the following steps, without waiting for their jobs. */
  async take({ submissionId, step }: StepJob): Promise<void> {
    for (let next: ApprovalStep | undefined = step; next; ) next = await this.takeOne(submissionId, next);
  }

  /**
   * Runs the next step, and the following ones. Must be called after the transaction that made the approval final: inside it, a step and its mark
   * would join that transaction, but they have to be one of their own.
   */
  async takeNext(submissionId: string): Promise<void> {
    const step = nextStep(await this.steps.find(submissionId));
    if (step) await this.take({ submissionId, step });
  }

  /** Queues a failed step again. Must run in a transaction. @returns false when it hasn't failed. */
  async retry(submissionId: string, step: ApprovalStep): Promise<boolean> {
    this.database.requireTransaction();
    if (!(await this.steps.reset(submissionId, step))) return false;
    await this.jobs.send(TAKE_STEP, { data: { submissionId, step } satisfies StepJob });
    return true;
  }

  /** Reverts the effects of all steps, and skips the rest. Must run in the transaction of the revocation. */
  async takeBack(submissionId: string, revokerId: string): Promise<void> {
    this.database.requireTransaction();
    await this.steps.skipOpen(submissionId);
    await this.handlers.undo(submissionId, revokerId, (await this.steps.find(submissionId)).toReversed());
  }

  /** Queues a job for each overdue step, whose own job was lost with its process. */
  async catchUp(limit: number): Promise<void> {
    for (const data of await this.steps.findDue(limit)) await this.jobs.send(TAKE_STEP, { data });
  }

  /** @returns the following step, if this one was done here. */
  private async takeOne(submissionId: string, step: ApprovalStep): Promise<ApprovalStep | undefined> {
    const begun = await this.steps.begin(submissionId, step);
    if (!begun) return undefined;
    try {
      return await this.database.transaction(() => this.apply(submissionId, step));
    } catch (cause) {
      await this.fail({ submissionId, step }, begun.attempts, cause);
      return undefined;
    }
  }

  private async apply(submissionId: string, step: ApprovalStep): Promise<ApprovalStep | undefined> {
    const state = this.handlers.handlerOf(step) ? 'done' : 'skipped';
    // The mark comes first: concurrent attempts wait at the row until this transaction ends.
    if (!(await this.steps.finish(submissionId, step, state))) return undefined;
    const effect = await this.handlers.apply(submissionId, step);
    await this.changes.notifyStaff(submissionId);
    if (effect) await this.steps.noteEffect(submissionId, step, effect);
    return this.sendNext(submissionId);
  }

  private async fail({ submissionId, step }: StepJob, attempts: number, cause: unknown): Promise<void> {
    const error = truncate(messageOf(cause), MAX_ERROR_LENGTH);
    const wait = retryInSeconds(attempts);
    this.logger.warn({
      msg: 'a step of an approval failed',
      submission: submissionId,
      step,
      attempts,
      error,
    });
    await this.database.transaction(async () => {
      await this.steps.fail(submissionId, step, { error, retryInSeconds: wait });
      await this.changes.notifyStaff(submissionId);
      if (wait === null) await this.sendNext(submissionId);
      else await this.jobs.send(TAKE_STEP, { at: inSeconds(wait), data: { submissionId, step } });
    });
  }

  private async sendNext(submissionId: string): Promise<ApprovalStep | undefined> {
    const step = nextStep(await this.steps.find(submissionId));
    if (!step) return undefined;
    await this.steps.makeDue(submissionId, step);
    // The caller runs the step itself, in this process. The job is for the case that the process dies before.
    await this.jobs.send(TAKE_STEP, { at: new Date(), data: { submissionId, step } satisfies StepJob });
    return step;
  }
}

/** Returns the message of the innermost cause: outer ones may contain a statement with its values. */
function messageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined ? cause.message : messageOf(cause.cause);
}

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1_000);
}
