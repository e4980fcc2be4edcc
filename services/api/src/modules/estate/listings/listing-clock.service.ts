import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { SettlementsService } from '../settlements/settlements.service.ts';
import { ListingChanges } from './listing-changes.service.ts';
import { ListingsRepository } from './listings.repository.ts';

/** Ends listings whose time is over, including auctions. Each one has its own transaction, so that several processes can run this concurrently. */
@Injectable()
export class ListingClock {
  constructor(
    private readonly database: Database,
    private readonly listings: ListingsRepository,
    private readonly settlements: SettlementsService,
    private readonly changes: ListingChanges,
    jobs: Jobs,
  ) {
    jobs.work('estate.listings', () => this.endDue(), { cron: EVERY_MINUTE });
  }

  async endDue(): Promise<void> {
    for (let more = true; more; ) more = await this.endNext();
  }

  /** @returns whether there may be more. */
  private endNext(): Promise<boolean> {
    return this.database.transaction(async () => {
      const row = await this.listings.lockNextOver();
      if (!row) return false;
      // A deleted leader buys nothing.
      if (row.kind === 'auction' && row.leaderId !== null && row.bidPrice !== null)
        await this.settlements.begin(row, row.leaderId, row.bidPrice);
      else await this.changes.close(row, 'expired');
      return true;
    });
  }
}
