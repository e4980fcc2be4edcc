import {
  type EndpointAnswer,
  type EndpointInput,
  ESTATE_LIMITS,
  OFFER_HOURS,
  type Offer,
  type OfferState,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, type Page, toPage } from '../../../platform/http/cursor.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { EstateInboxService } from '../estate-inbox.service.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { SettlementsService } from '../settlements/settlements.service.ts';
import { dealRefusal, isOn, maySeeListing, sells } from './listing.policy.ts';
import { ListingsRepository } from './listings.repository.ts';
import { ListingsService } from './listings.service.ts';
import type { ListingRow, OfferRow } from './listings.table.ts';
import { OffersRepository } from './offers.repository.ts';

const BATCH_SIZE = 100;
type Action = EndpointInput<'POST /api/offers/:id/:action'>['params']['action'];

/** Offers of another price for listings for sale or rent. Every change locks the listing first, except the expiry, which locks the offers alone. */
@Injectable()
export class OffersService {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
    private readonly listings: ListingsRepository,
    private readonly listingsService: ListingsService,
    private readonly settlements: SettlementsService,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
    private readonly announcements: EstateAnnouncementsService,
    private readonly inbox: EstateInboxService,
  ) {}

  /** @throws ACCESS_DENIED */
  async list(
    caller: Caller,
    { cursor, limit, box }: EndpointInput<'GET /api/offers'>['query'],
  ): Promise<Page<Offer>> {
    if (box === 'city' && !managesProperties(caller)) throw new ApiError('ACCESS_DENIED');
    const rows = await this.offers.findOf(caller.id, box, decodeCursor(cursor, instantPosition), limit + 1);
    const describe = await this.describer(caller, rows);
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  /** Returns the number of offers that wait for a decision of the caller. */
  async counts(caller: Caller): Promise<EndpointAnswer<'GET /api/offers/counts'>> {
    return { waiting: await this.offers.countReceived(caller.id) };
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
        const row = await this.offers.insert({
          listingId,
          buyerId: caller.id,
          amount,
          message,
          demo: listing.demo,
          expiresAt: new Date(Date.now() + OFFER_HOURS * HOUR_MS),
        });
        await this.announcements.offered(listing, row);
        if (listing.sellerId === null) await this.inbox.offered(listing, row);
        return this.one(caller, row);
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
      const decided = await this.decideLocked(listing, id, states[action], caller.id);
      if (!decided) throw new ApiError('OFFER_STATE_REFUSED');
      return this.one(caller, decided);
    });
  }

  /** Expires undecided offers. */
  @Every('minute')
  async expireDue(): Promise<void> {
    for (let more = true; more; ) more = await this.expireBatch();
  }

  /** @returns whether there may be more. */
  private expireBatch(): Promise<boolean> {
    return this.database.transaction(async () => {
      const expired = await this.offers.expire(BATCH_SIZE);
      for (const offer of expired) {
        const listing = await this.listings.find(offer.listingId);
        if (listing) await this.listingsService.notifyOffersDecided(listing, [offer], null);
      }
      return expired.length === BATCH_SIZE;
    });
  }

  /** Decides an offer; accepting reserves the property. @returns undefined when it was decided before, or has expired. */
  private async decideLocked(
    listing: ListingRow,
    id: string,
    state: OfferState,
    by: string,
  ): Promise<OfferRow | undefined> {
    const decided = await this.offers.decide(id, state);
    if (!decided) return undefined;
    await this.listingsService.notifyOffersDecided(listing, [decided], by);
    if (state === 'accepted') await this.settlements.begin(listing, decided.buyerId, decided.amount);
    return decided;
  }

  private async lock(caller: Caller, id: string): Promise<{ listing: ListingRow; offer: OfferRow }> {
    const offer = await this.offers.find(id);
    const listing = offer && (await this.listings.lock(offer.listingId));
    if (!offer || !listing || (offer.buyerId !== caller.id && !sells(caller, listing)))
      throw new ApiError('OFFER_NOT_FOUND');
    return { listing, offer };
  }

  private async one(caller: Caller, row: OfferRow): Promise<Offer> {
    return (await this.describer(caller, [row]))(row);
  }

  private async describer(caller: Caller, rows: readonly OfferRow[]): Promise<(row: OfferRow) => Offer> {
    const listings = await this.listings.findMany(rows.map(({ listingId }) => listingId));
    const cards = await this.properties.findCards([...listings.values()].map(({ propertyId }) => propertyId));
    const names = await this.users.namesOf(rows.map(({ buyerId }) => buyerId));
    return ({ id, listingId, amount, message, state, buyerId, expiresAt, createdAt, decidedAt }) => {
      const card = cards.get(listings.get(listingId)?.propertyId ?? '');
      if (!card) throw new Error(`The property of the offer ${id} is gone.`);
      const { username, fullName, avatarUrl } = nameOf(names, buyerId);
      return {
        id,
        listingId,
        amount,
        message,
        state,
        mine: buyerId === caller.id,
        property: toPropertyCard(card),
        buyer: { username, fullName, avatarUrl },
        expiresAt: expiresAt.toISOString(),
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      };
    };
  }
}
