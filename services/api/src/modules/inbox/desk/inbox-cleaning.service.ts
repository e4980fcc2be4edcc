import { Injectable } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { InboxChangesRepository } from './inbox-changes.repository.ts';

/** Retention of closed items, in days. */
const RETENTION_DAYS = 30;
const BATCH_SIZE = 1_000;

/** Deletes closed items after their retention. */
@Injectable()
export class InboxCleaning {
  constructor(
    private readonly changes: InboxChangesRepository,
    jobs: Jobs,
  ) {
    jobs.work('inbox.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /** @returns the number of deleted items, in one batch. */
  clean(): Promise<number> {
    return this.changes.forget(RETENTION_DAYS, BATCH_SIZE);
  }
}
