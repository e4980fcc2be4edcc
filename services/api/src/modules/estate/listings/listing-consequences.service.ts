import { Injectable } from '@nestjs/common';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { EstateInboxService } from '../estate-inbox.service.ts';
import { SavedSearchesService } from '../searches/saved-searches.service.ts';
import { ViewingsService } from '../viewings/viewings.service.ts';
import type { ListingRow, OfferRow } from './listings.table.ts';

/** Effects of a listing's change beyond its property. Each method must run inside the transaction of the change. */
@Injectable()
export class ListingConsequences {
  constructor(
    private readonly announcements: EstateAnnouncementsService,
    private readonly inbox: EstateInboxService,
    private readonly searches: SavedSearchesService,
    private readonly viewings: ViewingsService,
  ) {}

  /** @param by member who has published it. */
  async published(listing: ListingRow, by: string): Promise<void> {
    await this.announcements.show(listing, by);
    await this.searches.announceListing(listing, by);
  }

  /** Handles a listing that was sold, rented, withdrawn or has expired. */
  async closed(listing: ListingRow): Promise<void> {
    await this.announcements.hide(listing);
    await this.viewings.end(listing);
    if (listing.state === 'expired') await this.announcements.expired(listing);
  }

  /** @param by member who decided; null for the clock and when another deal caused it. */
  async offersDecided(listing: ListingRow, offers: readonly OfferRow[], by: string | null): Promise<void> {
    for (const offer of offers) {
      if (listing.sellerId === null) await this.inbox.offerDecided(offer, by);
      if (offer.state !== 'withdrawn') await this.announcements.offerDecided(listing, offer);
    }
  }

  async offered(listing: ListingRow, offer: OfferRow): Promise<void> {
    await this.announcements.offered(listing, offer);
    if (listing.sellerId === null) await this.inbox.offered(listing, offer);
  }
}
