import { Injectable } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { InboxChangesRepository } from './inbox-changes.repository.ts';

/** So long staff find what was done, in days. */
const RETENTION_DAYS = 30;
const BATCH_SIZE = 1_000;

/** Forgets items that were done long ago. */
@Injectable()
export class InboxCleaning {
  constructor(
    private readonly changes: InboxChangesRepository,
    jobs: Jobs,
  ) {
    jobs.work('inbox.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /** @returns of how many, in one batch. */
  clean(): Promise<number> {
    return this.changes.forget(RETENTION_DAYS, BATCH_SIZE);
  }
}
