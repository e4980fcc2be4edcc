import { type EndpointInput, ESTATE_LIMITS, type Listing, leastBid } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, type Page, toPage } from '../../../platform/http/cursor.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { EstateInboxService } from '../estate-inbox.service.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { SavedSearchesService } from '../searches/saved-searches.service.ts';
import { ViewingsService } from '../viewings/viewings.service.ts';
import { maySeeListing, moveRefusal, permissionsOn, sells } from './listing.policy.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { ListingRow, OfferRow } from './listings.table.ts';
import { OffersRepository } from './offers.repository.ts';

/** Listings: the actions of their sellers, and every change of state with its effects on the property and the offers. */
@Injectable()
export class ListingsService {
  constructor(
    private readonly database: Database,
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly offers: OffersRepository,
    private readonly viewings: ViewingsService,
    private readonly searches: SavedSearchesService,
    private readonly announcements: EstateAnnouncementsService,
    private readonly inbox: EstateInboxService,
  ) {}

  async mine(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/listings/mine'>['query'],
  ): Promise<Page<Listing>> {
    const rows = await this.listings.findOf(caller.id, decodeCursor(cursor, instantPosition), limit + 1);
    const describe = await this.describer(caller, rows);
    return toPage(rows, limit, describe, ({ updatedAt, id }) => [updatedAt.getTime(), id]);
  }

  /** Returns the running auctions in which the caller has bid, those that end first come first. */
  async bidOn(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/listings/bid-on'>['query'],
  ): Promise<Page<Listing>> {
    const rows = await this.listings.findBidOn(caller.id, decodeCursor(cursor, instantPosition), limit + 1);
    const describe = await this.describer(caller, rows);
    return toPage(rows, limit, describe, ({ endsAt, id }) => [endsAt?.getTime(), id]);
  }

  /** Creates a draft. @throws PROPERTY_NOT_FOUND, ACCESS_DENIED, LISTING_DRAFTS_FULL */
  begin(
    caller: Caller,
    propertyId: string,
    body: EndpointInput<'POST /api/properties/:id/listings'>['body'],
  ): Promise<Listing> {
    return this.database.transaction(async () => {
      const property = await this.properties.find(propertyId);
      if (!property) throw new ApiError('PROPERTY_NOT_FOUND');
      if (!sells(caller, { sellerId: property.ownerId })) throw new ApiError('ACCESS_DENIED');
      await this.database.lockNamed(`listing drafts of ${caller.id}`);
      const drafts = await this.listings.countOf(caller.id, 'draft');
      if (drafts >= ESTATE_LIMITS.drafts) throw new ApiError('LISTING_DRAFTS_FULL');
      const step = body.kind === 'auction' ? body.step : null;
      const row = await this.listings.insert({
        ...body,
        step,
        propertyId,
        sellerId: property.ownerId,
        demo: property.demo,
      });
      return this.present(caller, row);
    });
  }

  /** Changes a draft; it has the same precondition as publishing. @throws LISTING_NOT_FOUND, LISTING_STALE, LISTING_STATE_REFUSED, ACCESS_DENIED */
  change(
    caller: Caller,
    id: string,
    { version, ...body }: EndpointInput<'PUT /api/listings/:id'>['body'],
  ): Promise<Listing> {
    return this.database.transaction(async () => {
      await this.lock(caller, id, 'publish', version);
      const step = body.kind === 'auction' ? body.step : null;
      return this.present(caller, await this.listings.update(id, { ...body, step }));
    });
  }

  /** @throws LISTING_NOT_FOUND, LISTING_STALE, LISTING_STATE_REFUSED, ACCESS_DENIED, PROPERTY_OFFERED, PROPERTY_LET */
  async publish(caller: Caller, id: string, version: number): Promise<Listing> {
    try {
      return await this.database.transaction(async () => {
        const row = await this.lock(caller, id, 'publish', version);
        const property = await this.properties.lock(row.propertyId);
        // The property may have been transferred since the draft was created.
        if (property?.ownerId !== row.sellerId) throw new ApiError('LISTING_STATE_REFUSED');
        if (property.isLet && row.kind === 'rent') throw new ApiError('PROPERTY_LET');
        return this.present(caller, await this.activate(row, caller.id));
      });
    } catch (error) {
      if (isUniqueViolation(error, 'listings_open')) throw new ApiError('PROPERTY_OFFERED');
      throw error;
    }
  }

  /** @throws LISTING_NOT_FOUND, LISTING_STALE, LISTING_STATE_REFUSED, ACCESS_DENIED, LISTING_HAS_BIDS */
  withdraw(caller: Caller, id: string, version: number): Promise<Listing> {
    return this.database.transaction(async () => {
      const row = await this.lock(caller, id, 'withdraw', version);
      const after =
        row.state === 'draft'
          ? await this.listings.update(id, { state: 'withdrawn' })
          : await this.close(row, 'withdrawn');
      return this.present(caller, after);
    });
  }

  /** @throws LISTING_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<Listing> {
    const row = await this.listings.find(id);
    if (!row || !maySeeListing(caller, row)) throw new ApiError('LISTING_NOT_FOUND');
    return this.present(caller, row);
  }

  async present(caller: Caller, row: ListingRow): Promise<Listing> {
    return (await this.describer(caller, [row]))(row);
  }

  /** Reserves the listing for a buyer until the payment. Other offers are declined. The listing must be locked. */
  async reserve(row: ListingRow): Promise<ListingRow> {
    this.database.requireTransaction();
    await this.declineOffers(row);
    return this.listings.update(row.id, { state: 'reserved' });
  }

  /**
   * Relists after a missing payment, or ends the listing when its time has passed meanwhile. An auction isn't repeated. The listing must be locked.
   */
  async release(row: ListingRow): Promise<ListingRow> {
    this.database.requireTransaction();
    const again = row.kind !== 'auction' && row.endsAt !== null && row.endsAt > new Date();
    return again ? this.listings.update(row.id, { state: 'active' }) : this.close(row, 'expired');
  }

  /** Ends a listing without a deal. The listing must be locked. */
  async close(row: ListingRow, state: 'withdrawn' | 'expired'): Promise<ListingRow> {
    this.database.requireTransaction();
    await this.declineOffers(row);
    const after = await this.listings.update(row.id, { state });
    await this.free(row);
    await this.properties.addEvent({
      propertyId: row.propertyId,
      kind: state,
      price: row.bidPrice ?? row.price,
      fromId: row.sellerId,
    });
    await this.afterEnd(after);
    return after;
  }

  /** Completes a paid deal: the property is transferred to the buyer, or rented to them. The listing must be locked. */
  async complete(row: ListingRow, buyerId: string, amount: number): Promise<void> {
    this.database.requireTransaction();
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
    await this.afterEnd(after);
  }

  /**
   * Notifies the buyers, and closes the inbox items of offers to the city.
   * @param by member who decided; null for the clock and when another deal caused it.
   */
  async notifyOffersDecided(
    listing: ListingRow,
    offers: readonly OfferRow[],
    by: string | null,
  ): Promise<void> {
    this.database.requireTransaction();
    for (const offer of offers) {
      if (listing.sellerId === null) await this.inbox.offerDecided(offer, by);
      if (offer.state !== 'withdrawn') await this.announcements.offerDecided(listing, offer);
    }
  }

  private async lock(
    caller: Caller,
    id: string,
    action: 'publish' | 'withdraw',
    version: number,
  ): Promise<ListingRow> {
    const row = await this.listings.lock(id);
    if (!row || !maySeeListing(caller, row)) throw new ApiError('LISTING_NOT_FOUND');
    const refusal = moveRefusal(caller, row, action);
    if (refusal) throw new ApiError(refusal);
    if (row.version !== version)
      throw new ApiError('LISTING_STALE', { current: await this.present(caller, row) });
    return row;
  }

  /** @param by member who offers it. */
  private async activate(row: ListingRow, by: string): Promise<ListingRow> {
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
    await this.announcePublished(after, by);
    return after;
  }

  private async declineOffers(row: ListingRow): Promise<void> {
    const declined = await this.offers.closePending(row.id, 'declined');
    await this.notifyOffersDecided(row, declined, null);
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

  /** @param by member who has published it. */
  private async announcePublished(listing: ListingRow, by: string): Promise<void> {
    await this.announcements.show(listing, by);
    await this.searches.announceListing(listing, by);
  }

  /** Handles a listing that was sold, rented, withdrawn or has expired. */
  private async afterEnd(listing: ListingRow): Promise<void> {
    await this.announcements.hide(listing);
    await this.viewings.end(listing);
    if (listing.state === 'expired') await this.announcements.expired(listing);
  }

  /** Returns a function that maps these listings for the caller. */
  private async describer(
    caller: Caller,
    rows: readonly ListingRow[],
  ): Promise<(row: ListingRow) => Listing> {
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
