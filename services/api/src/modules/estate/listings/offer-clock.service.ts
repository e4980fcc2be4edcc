import { Injectable } from '@nestjs/common';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { OffersRepository } from './offers.repository.ts';

const BATCH_SIZE = 500;

/** Ends offers that nobody has decided. */
@Injectable()
export class OfferClock {
  constructor(
    private readonly offers: OffersRepository,
    jobs: Jobs,
  ) {
    jobs.work('estate.offers', () => this.expireDue(), { cron: EVERY_MINUTE });
  }

  async expireDue(): Promise<void> {
    while ((await this.offers.expire(BATCH_SIZE)) === BATCH_SIZE);
  }
}
