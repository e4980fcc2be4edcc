import { type EndpointInput, ESTATE_LIMITS, OFFER_HOURS, type Offer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { dealRefusal, isOn, maySeeListing, sells } from './listing.policy.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { ListingRow, OfferRow } from './listings.table.ts';
import { OfferChanges } from './offer-changes.service.ts';
import { OfferViews } from './offer-views.service.ts';
import { OffersRepository } from './offers.repository.ts';

const HOUR_MS = 3_600_000;
const position = z.tuple([cursorInstant, z.uuid()]);
type Action = EndpointInput<'POST /api/offers/:id/:action'>['params']['action'];

/** Offers of another price for listings for sale or rent. Every change locks the listing first. */
@Injectable()
export class Offers {
  constructor(
    private readonly database: Database,
    private readonly listings: ListingsRepository,
    private readonly offers: OffersRepository,
    private readonly changes: OfferChanges,
    private readonly views: OfferViews,
  ) {}

  /** @throws ACCESS_DENIED */
  async list(
    caller: Caller,
    { cursor, limit, box }: EndpointInput<'GET /api/offers'>['query'],
  ): Promise<Page<Offer>> {
    if (box === 'city' && !managesProperties(caller)) throw new ApiError('ACCESS_DENIED');
    const rows = await this.offers.findOf(caller.id, box, decodeCursor(cursor, position), limit + 1);
    const describe = await this.views.of(caller, rows);
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  /** @throws LISTING_NOT_FOUND, LISTING_OWN, LISTING_STATE_REFUSED, OFFER_PENDING, OFFERS_FULL */
  async make(
    caller: Caller,
    listingId: string,
    { amount, message }: EndpointInput<'POST /api/listings/:id/offers'>['body'],
  ): Promise<Offer> {
    try {
      return await this.database.transaction(async () => {
        const listing = await this.listings.lock(listingId);
        if (!listing || !maySeeListing(caller, listing)) throw new ApiError('LISTING_NOT_FOUND');
        const refusal = dealRefusal(caller, listing, 'offer', new Date());
        if (refusal) throw new ApiError(refusal);
        await this.database.lockNamed(`offers of ${caller.id}`);
        if ((await this.offers.countPending(caller.id)) >= ESTATE_LIMITS.offers)
          throw new ApiError('OFFERS_FULL');
        const row = await this.changes.make(listing, {
          listingId,
          buyerId: caller.id,
          amount,
          message,
          demo: listing.demo,
          expiresAt: new Date(Date.now() + OFFER_HOURS * HOUR_MS),
        });
        return this.views.one(caller, row);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'offers_pending')) throw new ApiError('OFFER_PENDING');
      throw error;
    }
  }

  /** @throws OFFER_NOT_FOUND, OFFER_STATE_REFUSED, ACCESS_DENIED */
  decide(caller: Caller, id: string, action: Action): Promise<Offer> {
    return this.database.transaction(async () => {
      const { listing, offer } = await this.lock(caller, id);
      const own = offer.buyerId === caller.id;
      if (own !== (action === 'withdraw')) throw new ApiError('ACCESS_DENIED');
      if (action === 'accept' && !isOn(listing, new Date())) throw new ApiError('OFFER_STATE_REFUSED');
      const states = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;
      const decided = await this.changes.decide(listing, id, states[action], caller.id);
      if (!decided) throw new ApiError('OFFER_STATE_REFUSED');
      return this.views.one(caller, decided);
    });
  }

  private async lock(caller: Caller, id: string): Promise<{ listing: ListingRow; offer: OfferRow }> {
    const offer = await this.offers.find(id);
    const listing = offer && (await this.listings.lock(offer.listingId));
    if (!offer || !listing || (offer.buyerId !== caller.id && !sells(caller, listing)))
      throw new ApiError('OFFER_NOT_FOUND');
    return { listing, offer };
  }
}
