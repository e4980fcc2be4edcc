import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { InboxSignals } from '../inbox-signals.service.ts';
import { InboxChangesRepository } from './inbox-changes.repository.ts';

/** Job that wakes snoozed items. */
export const WAKE = 'inbox.wake';
const BATCH_SIZE = 100;

/** Wakes snoozed items. Lists compare with the clock, so an item returns on time regardless of this job, which notifies open pages. */
@Injectable()
export class InboxWaking {
  constructor(
    private readonly database: Database,
    private readonly changes: InboxChangesRepository,
    private readonly signals: InboxSignals,
    jobs: Jobs,
  ) {
    jobs.work(WAKE, async () => void (await this.wake()), { cron: EVERY_MINUTE });
  }

  /** @returns the number of items. */
  wake(): Promise<number> {
    return this.database.transaction(async () => {
      const back = await this.changes.wake(BATCH_SIZE);
      for (const row of back) await this.signals.changed(row);
      return back.length;
    });
  }
}
