import type { OwnViewing, Viewing } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { UsersService } from '../../users/users.service.ts';
import { personOf } from '../../users/users.view.ts';
import { sells } from '../listings/listing.policy.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { permissionsOn } from './viewing.policy.ts';
import type { ListedViewing } from './viewings.repository.ts';
import type { ViewingRow } from './viewings.table.ts';

/** Maps viewings to what a caller may see: guests are named only to themselves and to the seller. */
@Injectable()
export class ViewingViews {
  constructor(
    private readonly users: UsersService,
    private readonly properties: PropertiesRepository,
  ) {}

  /** @param rows of one listing. */
  async ofListing(caller: Caller, listing: ListingRow, rows: readonly ViewingRow[]): Promise<Viewing[]> {
    const now = new Date();
    const hasBooking = rows.some(({ guestId, startsAt }) => guestId === caller.id && now < startsAt);
    const describe = await this.describer(caller, rows, hasBooking);
    return rows.map((row) => describe(listing, row));
  }

  async own(caller: Caller, rows: readonly ListedViewing[]): Promise<OwnViewing[]> {
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
}
