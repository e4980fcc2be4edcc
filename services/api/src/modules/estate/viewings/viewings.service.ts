import {
  type EndpointAnswer,
  type EndpointInput,
  ESTATE_LIMITS,
  isOpenListing,
  type OwnViewing,
  type Viewing,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { drainLocked } from '../../../platform/database/drain-locked.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { UsersService } from '../../users/users.service.ts';
import { personOf } from '../../users/users.view.ts';
import { ESTATE_PATHS, EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { maySeeListing, sells } from '../listings/listing.policy.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { addRefusal, bookRefusal, cancelRefusal, permissionsOn } from './viewing.policy.ts';
import { type ListedViewing, ViewingsRepository } from './viewings.repository.ts';
import type { ViewingRow } from './viewings.table.ts';

const MAX_SHOWN = 100;

type ViewingNotification = 'estate.viewing' | 'estate.viewing_cancelled' | 'estate.viewing_reminder';

/**
 * Viewing times of listings. Every change of a time or a booking locks the listing first, so that times never overlap and each is booked once.
 * Guests are named only to themselves and to the seller.
 */
@Injectable()
export class ViewingsService {
  constructor(
    private readonly database: Database,
    private readonly viewings: ViewingsRepository,
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
    private readonly announcements: EstateAnnouncementsService,
  ) {}

  async mine(caller: Caller): Promise<EndpointAnswer<'GET /api/viewings/mine'>> {
    const rows = await this.viewings.findBooked(caller.id, managesProperties(caller), MAX_SHOWN);
    return { items: await this.describeOwn(caller, rows) };
  }

  /** @throws LISTING_NOT_FOUND */
  async ofListing(
    caller: Caller,
    listingId: string,
  ): Promise<EndpointAnswer<'GET /api/listings/:id/viewings'>> {
    const listing = await this.listings.find(listingId);
    if (!listing || !maySeeListing(caller, listing)) throw new ApiError('LISTING_NOT_FOUND');
    const rows = isOpenListing(listing.state) ? await this.viewings.findToCome(listingId) : [];
    return { items: await this.describe(caller, listing, rows) };
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
      await this.notify('estate.viewing', listing.sellerId, listing, booked, booked.guestId);
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
      await this.notifyCancelled(listing, free, row.guestId, caller.id);
      return this.one(caller, listing, free);
    });
  }

  /** @throws VIEWING_NOT_FOUND, ACCESS_DENIED */
  remove(caller: Caller, id: string): Promise<void> {
    return this.withLocked(id, async (listing, row) => {
      if (!sells(caller, listing)) throw new ApiError('ACCESS_DENIED');
      await this.viewings.remove(id);
      if (row.guestId !== null && row.startsAt > new Date())
        await this.notifyCancelled(listing, row, row.guestId, caller.id);
    });
  }

  /** Removes the viewings of a listing that has ended, and notifies their guests. The listing must be locked. */
  async end(listing: ListingRow): Promise<void> {
    this.database.requireTransaction();
    for (const viewing of await this.viewings.removeAhead(listing.id))
      await this.notify('estate.viewing_cancelled', viewing.guestId, listing, viewing, null);
  }

  /** Reminds guests an hour before. */
  @Every('minute')
  async sendDue(): Promise<void> {
    await drainLocked(
      this.database,
      () => this.viewings.lockNextToRemind(),
      async ({ viewing, listing }) => {
        await this.viewings.noteReminded(viewing.id);
        await this.notify('estate.viewing_reminder', viewing.guestId, listing, viewing, null);
      },
    );
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
    const [view] = await this.describe(caller, listing, [row]);
    return view as Viewing;
  }

  /** @param rows of one listing. */
  private async describe(
    caller: Caller,
    listing: ListingRow,
    rows: readonly ViewingRow[],
  ): Promise<Viewing[]> {
    const now = new Date();
    const hasBooking = rows.some(({ guestId, startsAt }) => guestId === caller.id && now < startsAt);
    const describe = await this.describer(caller, rows, hasBooking);
    return rows.map((row) => describe(listing, row));
  }

  private async describeOwn(caller: Caller, rows: readonly ListedViewing[]): Promise<OwnViewing[]> {
    const cards = await this.properties.findCards(rows.map(({ listing }) => listing.propertyId));
    // All of these are booked, so the caller can book none of them.
    const describe = await this.describer(
      caller,
      rows.map(({ viewing }) => viewing),
      true,
    );
    return rows.map(({ viewing, listing }) => {
      const card = cards.get(listing.propertyId);
      if (!card) throw new Error(`The property of the viewing ${viewing.id} is gone.`);
      const side = viewing.guestId === caller.id ? 'guest' : 'seller';
      return { ...describe(listing, viewing), side, property: toPropertyCard(card) };
    });
  }

  /** @param hasBooking whether the caller has booked one of them. */
  private async describer(
    caller: Caller,
    rows: readonly ViewingRow[],
    hasBooking: boolean,
  ): Promise<(listing: ListingRow, row: ViewingRow) => Viewing> {
    const names = await this.users.namesOf(rows.map(({ guestId }) => guestId));
    const now = new Date();
    return (listing, row) => {
      const { id, listingId, startsAt, minutes, guestId } = row;
      const named = guestId !== null && (guestId === caller.id || sells(caller, listing));
      return {
        id,
        listingId,
        minutes,
        startsAt: startsAt.toISOString(),
        booked: guestId !== null,
        mine: guestId === caller.id,
        guest: named ? personOf(names.get(guestId)) : null,
        may: permissionsOn(caller, listing, row, { hasBooking, now }),
      };
    };
  }

  /** Notifies the other side of a canceled booking. @param guestId former guest. */
  private async notifyCancelled(
    listing: ListingRow,
    viewing: ViewingRow,
    guestId: string,
    by: string,
  ): Promise<void> {
    if (by === guestId) await this.notify('estate.viewing_cancelled', listing.sellerId, listing, viewing, by);
    else await this.notify('estate.viewing_cancelled', guestId, listing, viewing, null);
  }

  private async notify(
    type: ViewingNotification,
    recipientId: string | null,
    { propertyId }: ListingRow,
    { id, startsAt, demo }: ViewingRow,
    actorId: string | null,
  ): Promise<void> {
    await this.announcements.notify(type, [recipientId], {
      propertyId,
      subject: `viewing:${id}`,
      actorId,
      demo,
      publishAt: startsAt,
      href: ESTATE_PATHS.property(propertyId),
    });
  }
}
