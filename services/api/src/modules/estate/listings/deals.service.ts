import { afterBid, type Bid, type EndpointInput, ESTATE_LIMITS, type Listing } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { drainLocked } from '../../../platform/database/drain-locked.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorNumber, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { SettlementsService } from '../settlements/settlements.service.ts';
import { type Deal, dealRefusal, maySeeListing } from './listing.policy.ts';
import { ListingsRepository } from './listings.repository.ts';
import { ListingsService } from './listings.service.ts';
import type { ListingRow } from './listings.table.ts';

const position = z.tuple([cursorNumber]);

/** Purchases, bids and the end of listings. Each locks its listing first, so that concurrent deals on the same listing are serialized. */
@Injectable()
export class DealsService {
  constructor(
    private readonly database: Database,
    private readonly listings: ListingsRepository,
    private readonly settlements: SettlementsService,
    private readonly listingsService: ListingsService,
    private readonly announcements: EstateAnnouncementsService,
  ) {}

  /** @throws LISTING_NOT_FOUND, LISTING_OWN, LISTING_STATE_REFUSED, DEALS_FULL */
  purchase(caller: Caller, id: string): Promise<Listing> {
    return this.database.transaction(async () => {
      await this.expectRoom(caller, id, 'buy');
      const row = await this.lockFor(caller, id, 'buy');
      const reserved = await this.settlements.begin(row, caller.id, row.price);
      return this.listingsService.present(caller, reserved);
    });
  }

  /** @throws LISTING_NOT_FOUND, LISTING_OWN, LISTING_STATE_REFUSED, BID_TOO_LOW, DEALS_FULL */
  bid(
    caller: Caller,
    id: string,
    { maximum }: EndpointInput<'POST /api/listings/:id/bids'>['body'],
  ): Promise<Listing> {
    return this.database.transaction(async () => {
      await this.expectRoom(caller, id, 'bid');
      const row = await this.lockFor(caller, id, 'bid');
      if (row.endsAt === null || row.step === null) throw new ApiError('LISTING_STATE_REFUSED');
      const after = afterBid(
        {
          start: row.price,
          step: row.step,
          price: row.bidPrice,
          leaderId: row.leaderId,
          maximum: row.maximum,
          endsAt: row.endsAt.getTime(),
        },
        { bidderId: caller.id, maximum, at: Date.now() },
      );
      if (!after || after.price === null) throw new ApiError('BID_TOO_LOW');
      const sequence = row.bids + 1;
      const bid = { listingId: id, sequence, bidderId: caller.id, maximum, price: after.price };
      await this.listings.addBid(bid);
      const changed = await this.listings.update(id, {
        bids: sequence,
        bidPrice: after.price,
        leaderId: after.leaderId,
        maximum: after.maximum,
        endsAt: new Date(after.endsAt),
      });
      if (row.leaderId !== null && row.leaderId !== after.leaderId)
        await this.announcements.outbid(changed, row.leaderId);
      return this.listingsService.present(caller, changed);
    });
  }

  /** @throws LISTING_NOT_FOUND */
  async bids(
    caller: Caller,
    id: string,
    { cursor, limit }: EndpointInput<'GET /api/listings/:id/bids'>['query'],
  ): Promise<Page<Bid>> {
    const before = decodeCursor(cursor, position);
    await this.listingsService.find(caller, id);
    const rows = await this.listings.findBids(id, before?.[0], limit + 1);
    return toPage(
      rows,
      limit,
      ({ sequence, price, bidderId, at }) => ({
        sequence,
        price,
        mine: bidderId === caller.id,
        at: at.toISOString(),
      }),
      ({ sequence }) => [sequence],
    );
  }

  /** Ends listings whose time is over, including auctions. */
  @Every('minute')
  async endDue(): Promise<void> {
    await drainLocked(
      this.database,
      () => this.listings.lockNextOver(),
      (row) => this.endListing(row),
    );
  }

  private async endListing(row: ListingRow): Promise<void> {
    // A deleted leader buys nothing.
    if (row.kind === 'auction' && row.leaderId !== null && row.bidPrice !== null)
      await this.settlements.begin(row, row.leaderId, row.bidPrice);
    else await this.listingsService.close(row, 'expired');
  }

  /** Serializes the deals of one member, so that concurrent ones can't exceed the limit. @throws DEALS_FULL */
  private async expectRoom({ id: memberId }: Caller, listingId: string, deal: 'buy' | 'bid'): Promise<void> {
    await this.database.lockNamed(`estate deals ${memberId}`);
    const open =
      deal === 'buy'
        ? await this.settlements.countUnpaid(memberId)
        : await this.listings.countLed(memberId, listingId);
    if (open >= (deal === 'buy' ? ESTATE_LIMITS.purchases : ESTATE_LIMITS.leads))
      throw new ApiError('DEALS_FULL');
  }

  private async lockFor(caller: Caller, id: string, deal: Deal): Promise<ListingRow> {
    const row = await this.listings.lock(id);
    if (!row || !maySeeListing(caller, row)) throw new ApiError('LISTING_NOT_FOUND');
    const refusal = dealRefusal(caller, row, deal, new Date());
    if (refusal) throw new ApiError(refusal);
    return row;
  }
}
