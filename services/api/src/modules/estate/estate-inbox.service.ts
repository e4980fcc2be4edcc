import { Injectable } from '@nestjs/common';
import { InboxItemsService } from '../inbox/inbox-items.service.ts';
import { ESTATE_PATHS } from './estate-announcements.service.ts';
import type { ListedInquiry } from './inquiries/inquiries.repository.ts';
import type { OfferRow } from './listings/listings.table.ts';
import { PropertiesRepository } from './properties/properties.repository.ts';
import type { SettlementRow } from './settlements/settlements.table.ts';

/** Kinds of inbox items of this module. */
export const ESTATE_KINDS = {
  offer: 'property-offer',
  settlement: 'settlement',
  inquiry: 'property-inquiry',
} as const;
const { offer: OFFER, settlement: SETTLEMENT, inquiry: INQUIRY } = ESTATE_KINDS;

/** Inbox items of the staff: offers and questions to the city, and mismatched payments. Must run inside the transaction of the change. */
@Injectable()
export class EstateInbox {
  constructor(
    private readonly inbox: InboxItemsService,
    private readonly properties: PropertiesRepository,
  ) {}

  /** Opens an item for an offer to the city. */
  async offered({ propertyId }: { propertyId: string }, offer: OfferRow): Promise<void> {
    const { id, buyerId, message, createdAt, expiresAt, demo } = offer;
    await this.inbox.open({
      kind: OFFER,
      subject: id,
      title: await this.properties.findTitle(propertyId),
      note: message,
      demo,
      aboutId: buyerId,
      openedAt: createdAt,
      dueAt: expiresAt,
      href: `${ESTATE_PATHS.offers}?box=city`,
    });
  }

  /** @param by member who decided or withdrew the offer; null for the clock. */
  async offerDecided({ id }: Pick<OfferRow, 'id'>, by: string | null): Promise<void> {
    await this.inbox.close(OFFER, id, by);
  }

  /** Opens or updates the item while the settlement has a problem, and closes it otherwise. @param by member who decided; null for the game. */
  async settlement(row: SettlementRow, by: string | null = null): Promise<void> {
    if (row.problem === '') return this.inbox.close(SETTLEMENT, row.id, by);
    const { id, propertyId, buyerId, sellerId, problem, demo } = row;
    await this.inbox.open({
      kind: SETTLEMENT,
      subject: id,
      title: await this.properties.findTitle(propertyId),
      note: problem,
      aboutId: buyerId,
      notFor: sellerId === null ? [] : [sellerId],
      demo,
      href: ESTATE_PATHS.settlement(id),
    });
  }

  /**
   * Opens an item for a conversation with the city while the member's message is the last one, and closes it otherwise.
   * @param by author of the last message.
   */
  async written(row: ListedInquiry, by: string): Promise<void> {
    const { id, memberId, ofCity, lastByMember, lastText, lastAt, listing, demo } = row;
    if (!ofCity) return;
    if (!lastByMember) return this.inbox.close(INQUIRY, id, by);
    await this.inbox.open({
      kind: INQUIRY,
      subject: id,
      note: lastText,
      aboutId: memberId,
      demo,
      openedAt: lastAt,
      title: await this.properties.findTitle(listing.propertyId),
      href: ESTATE_PATHS.conversation(id),
    });
  }
}
