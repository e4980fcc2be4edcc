import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { FINISH_DECISION, type FinishJob } from '../review/decision-records.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { FinalDecisions } from './final-decisions.service.ts';

const QUEUE = { batchSize: 20, expireInSeconds: 60 };
/** Maximum per run; the rest follows in the next minute. */
const MOST_AT_ONCE = 100;

/**
 * Makes decisions final once their time for undoing is over, by a conditional update, so that it happens once and never after an undo. A job does
 * it on time; another one, every minute, makes up for jobs lost with a process that died.
 */
@Injectable()
export class FinishingService {
  constructor(
    private readonly database: Database,
    private readonly records: SubmissionRecordsRepository,
    private readonly submissions: SubmissionsRepository,
    private readonly final: FinalDecisions,
    jobs: Jobs,
  ) {
    const finishEach = (due: { data: FinishJob }[]) => this.finishAll(due.map(({ data }) => data.decisionId));
    jobs.work<FinishJob>(FINISH_DECISION, finishEach, QUEUE);
    jobs.work('submissions.catch-up', () => this.catchUp(), { cron: EVERY_MINUTE });
  }

  /** @returns whether this call made it final. */
  async finish(decisionId: string): Promise<boolean> {
    const submissionId = await this.records.findSubmissionOf(decisionId);
    const finished = submissionId !== undefined && (await this.makeFinal(submissionId, decisionId));
    // Its job would do the same, some seconds later.
    if (finished) await this.final.begin(submissionId);
    return finished;
  }

  private makeFinal(submissionId: string, decisionId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      // The submission is locked first, as in all other changes of decisions.
      const row = await this.submissions.lockById(submissionId);
      const decision = row && (await this.records.finishDecision(decisionId));
      if (!decision) return false;
      await this.final.follow(row, decision);
      return true;
    });
  }

  async catchUp(): Promise<void> {
    await this.finishAll(await this.records.findUnfinished(MOST_AT_ONCE));
    await this.final.catchUp(MOST_AT_ONCE);
  }

  /** @throws the last failure, after trying the others. */
  private async finishAll(ids: readonly string[]): Promise<void> {
    let failure: unknown;
    for (const id of ids)
      await this.finish(id).catch((error: unknown) => {
        failure = error;
      });
    if (failure) throw failure;
  }
}
