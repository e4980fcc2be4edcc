import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { FINISH_DECISION, type FinishJob } from '../review/decision-records.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { FinalDecisions } from './final-decisions.service.ts';

const QUEUE = { batchSize: 1, expireInSeconds: 60 };
/** What is left over is the next minute's. */
const MOST_AT_ONCE = 100;

/**
 * Makes decisions final once their time to be undone is over: one conditional update, so that it happens once and never to one that was undone. A
 * job does it on time; another one, every minute, makes good what was lost with a process that died.
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
    const finish = async ([job]: { data: FinishJob }[]) =>
      void (job && (await this.finish(job.data.decisionId)));
    jobs.work<FinishJob>(FINISH_DECISION, finish, QUEUE);
    jobs.work('submissions.catch-up', () => this.catchUp(), { cron: EVERY_MINUTE });
  }

  /** @returns whether it was this call that made it final. */
  finish(decisionId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const submissionId = await this.records.findSubmissionOf(decisionId);
      // The submission comes first, as for everybody who decides, undoes or revokes.
      const row = submissionId && (await this.submissions.lockById(submissionId));
      const decision = row && (await this.records.finishDecision(decisionId));
      if (!decision) return false;
      await this.final.follow(row, decision);
      return true;
    });
  }

  async catchUp(): Promise<void> {
    for (const id of await this.records.findUnfinished(MOST_AT_ONCE)) await this.finish(id);
    await this.final.catchUp(MOST_AT_ONCE);
  }
}
