import {
  type EndpointAnswer,
  type EndpointInput,
  ESTATE_LIMITS,
  isOpenListing,
  type Viewing,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { maySeeListing, sells } from '../listings/listing.policy.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { addRefusal, bookRefusal, cancelRefusal } from './viewing.policy.ts';
import { ViewingChanges } from './viewing-changes.service.ts';
import { ViewingViews } from './viewing-views.service.ts';
import { ViewingsRepository } from './viewings.repository.ts';
import type { ViewingRow } from './viewings.table.ts';

const MOST_SHOWN = 100;

/** Viewing times of listings. Every change locks the listing first, so that times never overlap and each is booked once. */
@Injectable()
export class Viewings {
  constructor(
    private readonly database: Database,
    private readonly viewings: ViewingsRepository,
    private readonly listings: ListingsRepository,
    private readonly changes: ViewingChanges,
    private readonly views: ViewingViews,
  ) {}

  async mine(caller: Caller): Promise<EndpointAnswer<'GET /api/viewings/mine'>> {
    const rows = await this.viewings.findBooked(caller.id, managesProperties(caller), MOST_SHOWN);
    return { items: await this.views.own(caller, rows) };
  }

  /** @throws LISTING_NOT_FOUND */
  async ofListing(
    caller: Caller,
    listingId: string,
  ): Promise<EndpointAnswer<'GET /api/listings/:id/viewings'>> {
    const listing = await this.listings.find(listingId);
    if (!listing || !maySeeListing(caller, listing)) throw new ApiError('LISTING_NOT_FOUND');
    const rows = isOpenListing(listing.state) ? await this.viewings.findToCome(listingId) : [];
    return { items: await this.views.ofListing(caller, listing, rows) };
  }

  /** @throws LISTING_NOT_FOUND, LISTING_STATE_REFUSED, ACCESS_DENIED, VIEWING_OVERLAPS, VIEWING_TIME_REFUSED, VIEWINGS_FULL */
  add(
    caller: Caller,
    listingId: string,
    body: EndpointInput<'POST /api/listings/:id/viewings'>['body'],
  ): Promise<Viewing> {
    return this.database.transaction(async () => {
      const listing = await this.listings.lock(listingId);
      if (!listing || !maySeeListing(caller, listing)) throw new ApiError('LISTING_NOT_FOUND');
      const startsAt = new Date(body.startsAt);
      const refusal = addRefusal(caller, listing, startsAt, new Date());
      if (refusal) throw new ApiError(refusal);
      if ((await this.viewings.findToCome(listingId)).length >= ESTATE_LIMITS.viewings)
        throw new ApiError('VIEWINGS_FULL');
      if (await this.viewings.overlaps(listingId, startsAt, body.minutes))
        throw new ApiError('VIEWING_OVERLAPS');
      const { demo } = listing;
      const row = await this.viewings.insert({ listingId, startsAt, minutes: body.minutes, demo });
      return this.one(caller, listing, row);
    });
  }

  /** @throws VIEWING_NOT_FOUND, VIEWING_STATE_REFUSED, VIEWING_BOOKED, LISTING_OWN */
  book(caller: Caller, id: string): Promise<Viewing> {
    return this.withLocked(id, async (listing, row) => {
      const refusal = bookRefusal(caller, listing, row, new Date());
      if (refusal) throw new ApiError(refusal);
      if (await this.viewings.hasBooking(listing.id, caller.id)) throw new ApiError('VIEWING_BOOKED');
      const booked = await this.viewings.book(id, caller.id);
      if (!booked) throw new ApiError('VIEWING_STATE_REFUSED');
      await this.changes.booked(listing, booked);
      return this.one(caller, listing, booked);
    });
  }

  /** @throws VIEWING_NOT_FOUND, VIEWING_STATE_REFUSED, ACCESS_DENIED */
  cancel(caller: Caller, id: string): Promise<Viewing> {
    return this.withLocked(id, async (listing, row) => {
      const refusal = cancelRefusal(caller, listing, row, new Date());
      if (refusal) throw new ApiError(refusal);
      const free = await this.viewings.free(id);
      if (!free || row.guestId === null) throw new ApiError('VIEWING_STATE_REFUSED');
      await this.changes.cancelled(listing, free, row.guestId, caller.id);
      return this.one(caller, listing, free);
    });
  }

  /** @throws VIEWING_NOT_FOUND, ACCESS_DENIED */
  remove(caller: Caller, id: string): Promise<void> {
    return this.withLocked(id, async (listing, row) => {
      if (!sells(caller, listing)) throw new ApiError('ACCESS_DENIED');
      await this.viewings.remove(id);
      if (row.guestId !== null && row.startsAt > new Date())
        await this.changes.cancelled(listing, row, row.guestId, caller.id);
    });
  }

  /** Runs with the listing locked. @throws VIEWING_NOT_FOUND */
  private withLocked<T>(id: string, run: (listing: ListingRow, row: ViewingRow) => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      const found = await this.viewings.find(id);
      const listing = found && (await this.listings.lock(found.listingId));
      // The viewing may have been removed while this waited for the lock.
      const row = listing && (await this.viewings.find(id));
      if (!listing || !row) throw new ApiError('VIEWING_NOT_FOUND');
      return run(listing, row);
    });
  }

  private async one(caller: Caller, listing: ListingRow, row: ViewingRow): Promise<Viewing> {
    const [view] = await this.views.ofListing(caller, listing, [row]);
    return view as Viewing;
  }
}
