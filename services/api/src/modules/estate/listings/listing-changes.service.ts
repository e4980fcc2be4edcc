import { Injectable } from '@nestjs/common';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { ListingConsequences } from './listing-consequences.service.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { ListingRow } from './listings.table.ts';
import { OffersRepository } from './offers.repository.ts';

const HOUR_MS = 3_600_000;

/** Changes the state of listings with its effects on properties and offers. Must run inside the transaction that has locked the listing. */
@Injectable()
export class ListingChanges {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly offers: OffersRepository,
    private readonly consequences: ListingConsequences,
  ) {}

  /** @param by member who offers it. */
  async publish(row: ListingRow, by: string): Promise<ListingRow> {
    const now = new Date();
    const after = await this.listings.update(row.id, {
      state: 'active',
      publishedAt: now,
      endsAt: new Date(now.getTime() + row.hours * HOUR_MS),
    });
    await this.properties.update(row.propertyId, { offeredAs: row.kind, price: row.price, listedAt: now });
    await this.properties.addEvent({
      propertyId: row.propertyId,
      kind: 'listed',
      price: row.price,
      fromId: row.sellerId,
    });
    await this.consequences.published(after, by);
    return after;
  }

  /** Reserves the listing for a buyer until the payment. Other offers are declined. */
  async reserve(row: ListingRow): Promise<ListingRow> {
    await this.declineOffers(row);
    return this.listings.update(row.id, { state: 'reserved' });
  }

  /** Relists after a missing payment, or ends the listing when its time has passed meanwhile. An auction isn't repeated. */
  async release(row: ListingRow): Promise<ListingRow> {
    const again = row.kind !== 'auction' && row.endsAt !== null && row.endsAt > new Date();
    return again ? this.listings.update(row.id, { state: 'active' }) : this.close(row, 'expired');
  }

  /** Ends a listing without a deal. */
  async close(row: ListingRow, state: 'withdrawn' | 'expired'): Promise<ListingRow> {
    await this.declineOffers(row);
    const after = await this.listings.update(row.id, { state });
    await this.free(row);
    await this.properties.addEvent({
      propertyId: row.propertyId,
      kind: state,
      price: row.bidPrice ?? row.price,
      fromId: row.sellerId,
    });
    await this.consequences.closed(after);
    return after;
  }

  /** Completes a paid deal: the property is transferred to the buyer, or rented to them. */
  async complete(row: ListingRow, buyerId: string, amount: number): Promise<void> {
    const isRent = row.kind === 'rent';
    const after = await this.listings.update(row.id, { state: isRent ? 'rented' : 'sold' });
    await this.free(row);
    if (!isRent) await this.properties.update(row.propertyId, { ownerId: buyerId });
    await this.properties.addEvent({
      propertyId: row.propertyId,
      kind: isRent ? 'rented' : 'sold',
      price: amount,
      fromId: row.sellerId,
      toId: buyerId,
    });
    await this.consequences.closed(after);
  }

  private async declineOffers(row: ListingRow): Promise<void> {
    const declined = await this.offers.closePending(row.id, 'declined');
    await this.consequences.offersDecided(row, declined, null);
  }

  /** Clears the listing of the property. */
  private async free({ propertyId }: ListingRow): Promise<void> {
    const property = await this.properties.lock(propertyId);
    if (property)
      await this.properties.update(propertyId, {
        offeredAs: null,
        listedAt: null,
        price: property.guidePrice,
      });
  }
}
