import { type Listing, leastBid } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { maySeeListing, permissionsOn } from './listing.policy.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { ListingRow } from './listings.table.ts';

/** Listings as a caller may see them. */
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
    const property = await this.properties.findCard(row.propertyId);
    if (!property) throw new Error(`The property of the listing ${row.id} is gone.`);
    const { id, kind, state, price, step, hours, note, bids, bidPrice, version, endsAt, publishedAt } = row;
    return {
      ...{ id, kind, state, price, step, hours, note, bids, bidPrice, version },
      property: toPropertyCard(property),
      endsAt: endsAt?.toISOString() ?? null,
      publishedAt: publishedAt?.toISOString() ?? null,
      leastBid: step === null ? null : leastBid({ start: price, step, price: bidPrice }),
      leading: row.leaderId === caller.id,
      ownMaximum: step === null ? null : await this.listings.findMaximum(id, caller.id),
      may: permissionsOn(caller, row, new Date()),
    };
  }
}
