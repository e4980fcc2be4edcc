import { Injectable } from '@nestjs/common';
import { ESTATE_PATHS, EstateAnnouncementsService } from '../estate-announcements.service.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { ViewingsRepository } from './viewings.repository.ts';
import type { ViewingRow } from './viewings.table.ts';

type Told = 'estate.viewing' | 'estate.viewing_cancelled' | 'estate.viewing_reminder';

/** Effects of a change of a viewing. Each method must run inside the transaction that has locked the listing. */
@Injectable()
export class ViewingChanges {
  constructor(
    private readonly viewings: ViewingsRepository,
    private readonly announcements: EstateAnnouncementsService,
  ) {}

  /** Notifies the seller of a booking. */
  async booked(listing: ListingRow, viewing: ViewingRow): Promise<void> {
    await this.tell('estate.viewing', listing.sellerId, listing, viewing, viewing.guestId);
  }

  /** Notifies the other side of a canceled booking. @param guestId former guest. */
  async cancelled(listing: ListingRow, viewing: ViewingRow, guestId: string, by: string): Promise<void> {
    if (by === guestId) await this.tell('estate.viewing_cancelled', listing.sellerId, listing, viewing, by);
    else await this.tell('estate.viewing_cancelled', guestId, listing, viewing, null);
  }

  async reminded(listing: ListingRow, viewing: ViewingRow): Promise<void> {
    await this.tell('estate.viewing_reminder', viewing.guestId, listing, viewing, null);
  }

  /** Removes the viewings of a listing that has ended, and notifies their guests. */
  async end(listing: ListingRow): Promise<void> {
    for (const viewing of await this.viewings.removeAhead(listing.id))
      await this.tell('estate.viewing_cancelled', viewing.guestId, listing, viewing, null);
  }

  private async tell(
    type: Told,
    recipientId: string | null,
    { propertyId }: ListingRow,
    { id, startsAt, demo }: ViewingRow,
    actorId: string | null,
  ): Promise<void> {
    await this.announcements.tell(type, [recipientId], {
      propertyId,
      subject: `viewing:${id}`,
      actorId,
      demo,
      publishAt: startsAt,
      href: ESTATE_PATHS.property(propertyId),
    });
  }
}
