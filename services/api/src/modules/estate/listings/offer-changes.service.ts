import type { OfferState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { SettlementsService } from '../settlements/settlements.service.ts';
import { ListingConsequences } from './listing-consequences.service.ts';
import type { ListingRow, NewOfferRow, OfferRow } from './listings.table.ts';
import { OffersRepository } from './offers.repository.ts';

/** Changes offers with all effects. Must run inside the transaction that has locked the listing. */
@Injectable()
export class OfferChanges {
  constructor(
    private readonly offers: OffersRepository,
    private readonly consequences: ListingConsequences,
    private readonly settlements: SettlementsService,
  ) {}

  async make(listing: ListingRow, offer: NewOfferRow): Promise<OfferRow> {
    const made = await this.offers.insert(offer);
    await this.consequences.offered(listing, made);
    return made;
  }

  /** Decides an offer; accepting reserves the property. @returns undefined when it was decided before, or has expired. */
  async decide(
    listing: ListingRow,
    id: string,
    state: OfferState,
    by: string,
  ): Promise<OfferRow | undefined> {
    const decided = await this.offers.decide(id, state);
    if (!decided) return undefined;
    await this.consequences.offersDecided(listing, [decided], by);
    if (state === 'accepted') await this.settlements.begin(listing, decided.buyerId, decided.amount);
    return decided;
  }
}
