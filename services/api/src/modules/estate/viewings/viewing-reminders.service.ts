import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { ViewingChanges } from './viewing-changes.service.ts';
import { ViewingsRepository } from './viewings.repository.ts';

/** Reminds guests an hour before a viewing. Each reminder has its own transaction, so that several processes can run this concurrently. */
@Injectable()
export class ViewingReminders {
  constructor(
    private readonly database: Database,
    private readonly viewings: ViewingsRepository,
    private readonly changes: ViewingChanges,
    jobs: Jobs,
  ) {
    jobs.work('estate.viewings', () => this.sendDue(), { cron: EVERY_MINUTE });
  }

  async sendDue(): Promise<void> {
    for (let more = true; more; ) more = await this.sendNext();
  }

  /** @returns whether there may be more. */
  private sendNext(): Promise<boolean> {
    return this.database.transaction(async () => {
      const found = await this.viewings.lockNextToRemind();
      if (!found) return false;
      await this.viewings.noteReminded(found.viewing.id);
      await this.changes.reminded(found.listing, found.viewing);
      return true;
    });
  }
}
