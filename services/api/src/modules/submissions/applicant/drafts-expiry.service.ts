import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { SubmissionMoves } from '../submission-moves.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';

const BATCH_SIZE = 100;
/** Maximum per run; the rest follows in the next hour. */
const MOST_BATCHES = 20;

/** Expires submissions that their applicants haven't changed for long. */
@Injectable()
export class DraftsExpiry {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionsRepository,
    private readonly moves: SubmissionMoves,
    jobs: Jobs,
  ) {
    jobs.work('submissions.expire', async () => void (await this.expireDue()), { cron: EVERY_HOUR });
  }

  /** @returns the number of expired submissions. */
  async expireDue(): Promise<number> {
    let expired = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const count = await this.expireBatch();
      expired += count;
      if (count < BATCH_SIZE) break;
    }
    return expired;
  }

  private expireBatch(): Promise<number> {
    return this.database.transaction(async () => {
      const untouched = await this.submissions.findUntouched(BATCH_SIZE);
      const change = { claimedBy: null, claimedUntil: null };
      for (const row of untouched) await this.moves.take(row, { action: 'expire', actorId: null, change });
      return untouched.length;
    });
  }
}
