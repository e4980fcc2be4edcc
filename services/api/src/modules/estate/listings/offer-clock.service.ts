import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { ListingConsequences } from './listing-consequences.service.ts';
import { ListingsRepository } from './listings.repository.ts';
import { OffersRepository } from './offers.repository.ts';

const BATCH_SIZE = 100;

/** Expires undecided offers. */
@Injectable()
export class OfferClock {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
    private readonly listings: ListingsRepository,
    private readonly consequences: ListingConsequences,
    jobs: Jobs,
  ) {
    jobs.work('estate.offers', () => this.expireDue(), { cron: EVERY_MINUTE });
  }

  async expireDue(): Promise<void> {
    for (let more = true; more; ) more = await this.expireBatch();
  }

  /** @returns whether there may be more. */
  private expireBatch(): Promise<boolean> {
    return this.database.transaction(async () => {
      const expired = await this.offers.expire(BATCH_SIZE);
      for (const offer of expired) {
        const listing = await this.listings.find(offer.listingId);
        if (listing) await this.consequences.offersDecided(listing, [offer], null);
      }
      return expired.length === BATCH_SIZE;
    });
  }
}
