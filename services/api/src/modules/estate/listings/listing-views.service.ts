import { type Listing, leastBid } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { maySeeListing, permissionsOn, sells } from './listing.policy.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { ListingRow } from './listings.table.ts';

/** Maps listings to what a caller may see. */
@Injectable()
export class ListingViews {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
  ) {}

  /** @throws LISTING_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<Listing> {
    const row = await this.listings.find(id);
    if (!row || !maySeeListing(caller, row)) throw new ApiError('LISTING_NOT_FOUND');
    return this.present(caller, row);
  }

  async present(caller: Caller, row: ListingRow): Promise<Listing> {
    return (await this.of(caller, [row]))(row);
  }

  /** Returns a function that maps these listings for the caller. */
  async of(caller: Caller, rows: readonly ListingRow[]): Promise<(row: ListingRow) => Listing> {
    const cards = await this.properties.findCards(rows.map(({ propertyId }) => propertyId));
    const auctions = rows.filter(({ step }) => step !== null).map(({ id }) => id);
    const maxima = await this.listings.findMaxima(auctions, caller.id);
    const now = new Date();
    return (row) => {
      const card = cards.get(row.propertyId);
      if (!card) throw new Error(`The property of the listing ${row.id} is gone.`);
      const { id, kind, state, price, step, hours, note, bids, bidPrice, version, endsAt, publishedAt } = row;
      return {
        id,
        kind,
        state,
        price,
        step,
        hours,
        note,
        bids,
        bidPrice,
        version,
        property: toPropertyCard(card),
        endsAt: endsAt?.toISOString() ?? null,
        publishedAt: publishedAt?.toISOString() ?? null,
        leastBid: step === null ? null : leastBid({ start: price, step, price: bidPrice }),
        leading: row.leaderId === caller.id,
        ownMaximum: maxima.get(id) ?? null,
        mine: sells(caller, row),
        may: permissionsOn(caller, row, now),
      };
    };
  }
}
