import type { NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { FeedService } from '../feed/feed.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import type { ListingRow, OfferRow } from './listings/listings.table.ts';
import { PropertiesRepository } from './properties/properties.repository.ts';
import type { SettlementRow } from './settlements/settlements.table.ts';
import type { TenancyRow } from './tenancies/tenancies.table.ts';

type EstateNotification = Extract<NotificationType, `estate.${string}`>;

/** Link targets of notifications about deals. */
export const ESTATE_PATHS = {
  offers: '/real-estate/offers',
  payments: '/real-estate/mine?part=payments',
  own: '/real-estate/mine',
  property: (id: string) => `/real-estate/${id}`,
  tenancy: (id: string) => `/real-estate/tenancies/${id}`,
  conversation: (id: string) => `/real-estate/messages/${id}`,
  settlement: (id: string) => `/real-estate/settlements?settlement=${id}`,
} as const;

interface About {
  propertyId: string;
  /** Key of the event: notifications with the same subject are merged. */
  subject: string;
  actorId?: string | null;
  href: string;
  publishAt?: Date | null;
  demo: boolean;
}

/** Notifies members about properties, and shows listings in the community strip. */
@Injectable()
export class EstateAnnouncementsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly properties: PropertiesRepository,
    private readonly feed: FeedService,
  ) {}

  /** Notifies each of these members once; null is the city or a deleted member. */
  async notify(
    type: EstateNotification,
    members: readonly (string | null)[],
    { propertyId, subject, actorId = null, ...rest }: About,
  ): Promise<void> {
    const recipients = [...new Set(members)].filter((id) => id !== null);
    if (recipients.length === 0) return;
    const title = await this.properties.findTitle(propertyId);
    for (const recipientId of recipients)
      await this.notifications.announce({ type, subject, actorId, recipientId, title, ...rest });
  }

  /** Notifies the seller of an offer. */
  async offered(listing: ListingRow, { id, buyerId, demo }: OfferRow): Promise<void> {
    await this.notify('estate.offer', [listing.sellerId], {
      propertyId: listing.propertyId,
      subject: `offer:${id}`,
      actorId: buyerId,
      demo,
      href: ESTATE_PATHS.offers,
    });
  }

  async offerDecided({ propertyId }: Pick<ListingRow, 'propertyId'>, offer: OfferRow): Promise<void> {
    await this.notify('estate.offer_decided', [offer.buyerId], {
      propertyId,
      subject: `offer:${offer.id}`,
      demo: offer.demo,
      href: `${ESTATE_PATHS.offers}?box=sent`,
    });
  }

  /** Several bids before the member reads the notification are merged into one. */
  async outbid({ id, propertyId, demo }: ListingRow, memberId: string): Promise<void> {
    await this.notify('estate.outbid', [memberId], {
      propertyId,
      subject: `listing:${id}`,
      demo,
      href: ESTATE_PATHS.property(propertyId),
    });
  }

  async reserved({ propertyId, demo, id, sellerId }: ListingRow, buyerId: string): Promise<void> {
    await this.notify('estate.reserved', [buyerId, sellerId], {
      propertyId,
      subject: `listing:${id}:${buyerId}`,
      demo,
      href: ESTATE_PATHS.payments,
    });
  }

  /** Notifies both sides that a deal or a rent was paid, or canceled. */
  async settled(
    type: 'estate.settled' | 'estate.cancelled',
    { id, propertyId, buyerId, sellerId, tenancyId, demo }: SettlementRow,
  ): Promise<void> {
    const href = tenancyId ? ESTATE_PATHS.tenancy(tenancyId) : ESTATE_PATHS.property(propertyId);
    await this.notify(type, [buyerId, sellerId], { propertyId, subject: `settlement:${id}`, demo, href });
  }

  async expired({ id, propertyId, sellerId, demo }: ListingRow): Promise<void> {
    await this.notify('estate.ended', [sellerId], {
      propertyId,
      subject: `listing:${id}`,
      demo,
      href: `${ESTATE_PATHS.own}?part=listings`,
    });
  }

  /** Notifies about a rent that is due, or overdue. */
  async rent(
    type: 'estate.rent_due' | 'estate.rent_overdue',
    members: readonly (string | null)[],
    { id, propertyId, tenancyId, dueAt, demo }: SettlementRow,
  ): Promise<void> {
    await this.notify(type, members, {
      propertyId,
      subject: `rent:${id}`,
      demo,
      publishAt: dueAt,
      href: ESTATE_PATHS.tenancy(tenancyId ?? ''),
    });
  }

  /** @param actorId member who ends the tenancy; null for the site. */
  async tenancyEnds(row: TenancyRow, actorId: string | null): Promise<void> {
    const { id, propertyId, tenantId, landlordId, endsAt, state, demo } = row;
    await this.notify('estate.tenancy_ends', [tenantId, landlordId], {
      propertyId,
      subject: `tenancy:${id}:${state}`,
      actorId,
      demo,
      href: ESTATE_PATHS.tenancy(id),
      publishAt: state === 'active' ? endsAt : null,
    });
  }

  /**
   * Shows the listing in the community strip, under the seller's name: only if the seller doesn't hide their properties.
   * @param by member who offers it for the city.
   */
  async show({ id, propertyId, sellerId, demo }: ListingRow, by: string): Promise<void> {
    const property = await this.properties.find(propertyId);
    if (!property || (sellerId !== null && !property.ownerShown)) return;
    const { title, address } = property;
    await this.feed.put({
      source: sourceOf(id),
      kind: 'property',
      title,
      body: address,
      demo,
      href: ESTATE_PATHS.property(propertyId),
      authorId: sellerId ?? by,
    });
  }

  async hide({ id }: Pick<ListingRow, 'id'>): Promise<void> {
    await this.feed.withdraw(sourceOf(id));
  }
}

function sourceOf(listingId: string): string {
  return `listing:${listingId}`;
}
