import { Injectable } from '@nestjs/common';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { EstateInboxService } from '../estate-inbox.service.ts';
import { ListingChanges } from '../listings/listing-changes.service.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { TenanciesService } from '../tenancies/tenancies.service.ts';
import { SettlementsRepository } from './settlements.repository.ts';
import type { SettlementRow } from './settlements.table.ts';

/**
 * Changes the state of settlements with all effects. Each method must run inside the transaction that has locked the listing, and then the
 * settlement.
 */
@Injectable()
export class SettlementChanges {
  constructor(
    private readonly settlements: SettlementsRepository,
    private readonly listings: ListingChanges,
    private readonly tenancies: TenanciesService,
    private readonly announcements: EstateAnnouncementsService,
    private readonly inbox: EstateInboxService,
  ) {}

  /** Reserves the listing for the buyer until the payment. */
  async begin(listing: ListingRow, buyerId: string, amount: number): Promise<ListingRow> {
    const { id, propertyId, sellerId, demo } = listing;
    const reserved = await this.listings.reserve(listing);
    await this.settlements.insert({ listingId: id, propertyId, sellerId, buyerId, amount, demo });
    await this.announcements.reserved(reserved, buyerId);
    return reserved;
  }

  /** Counts the buyer's deals without a payment. */
  countUnpaid(buyerId: string): Promise<number> {
    return this.settlements.countUnpaid(buyerId);
  }

  /** Records a problem, or with an empty text that it was resolved. @param by member of the staff; null for the game. */
  async note(
    { id }: Pick<SettlementRow, 'id'>,
    change: { problem: string } & Partial<SettlementRow>,
    by: string | null = null,
  ): Promise<SettlementRow> {
    const noted = await this.settlements.update(id, change);
    await this.inbox.settlement(noted, by);
    return noted;
  }

  /** Pays or cancels a settlement, of a deal or of a rent. */
  async finish(
    row: SettlementRow,
    listing: ListingRow,
    { state, decidedBy, ...how }: { state: 'confirmed' | 'cancelled' } & Partial<SettlementRow>,
  ): Promise<SettlementRow> {
    const decided = { ...how, state, decidedBy: decidedBy ?? null, problem: '', decidedAt: new Date() };
    const done = await this.note(row, decided, decidedBy ?? null);
    const paidBy = state === 'confirmed' ? row.buyerId : null;
    if (paidBy !== null) await this.settlements.book(row);
    if (row.tenancyId === null) await this.finishDeal(row, listing, paidBy);
    await this.announcements.settled(paidBy === null ? 'estate.cancelled' : 'estate.settled', done);
    return done;
  }

  private async finishDeal(row: SettlementRow, listing: ListingRow, paidBy: string | null): Promise<void> {
    if (paidBy === null) {
      await this.listings.release(listing);
      return;
    }
    await this.listings.complete(listing, paidBy, row.amount);
    if (listing.kind === 'rent') await this.tenancies.begin(listing, paidBy, row.amount);
  }
}
