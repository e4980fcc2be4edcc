import { Injectable } from '@nestjs/common';
import { RefillsInbox } from '../inbox/inbox-area.ts';
import { InboxItemsService } from '../inbox/inbox-items.service.ts';
import { ESTATE_PATHS } from './estate-announcements.service.ts';
import { InquiriesRepository, type ListedInquiry } from './inquiries/inquiries.repository.ts';
import type { OfferRow } from './listings/listings.table.ts';
import { OffersRepository } from './listings/offers.repository.ts';
import { PropertiesRepository } from './properties/properties.repository.ts';
import { SettlementsRepository } from './settlements/settlements.repository.ts';
import type { SettlementRow } from './settlements/settlements.table.ts';

/** Kinds of inbox items of this module. */
const OFFER = 'property-offer';
const SETTLEMENT = 'settlement';
const INQUIRY = 'property-inquiry';

/** Conversations per query. */
const BATCH_SIZE = 200;

/** Inbox items of the staff: offers and questions to the city, and mismatched or unreported payments. */
@Injectable()
export class EstateInboxService {
  constructor(
    private readonly inbox: InboxItemsService,
    private readonly properties: PropertiesRepository,
    private readonly offers: OffersRepository,
    private readonly settlements: SettlementsRepository,
    private readonly inquiries: InquiriesRepository,
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

  /** Closes the item of an offer. @param by member who decided or withdrew it; null when it expired, or when another deal caused it. */
  async offerDecided({ id }: Pick<OfferRow, 'id'>, by: string | null): Promise<void> {
    await this.inbox.close(OFFER, id, by);
  }

  /**
   * Opens or updates the item while the settlement has a problem, and closes it otherwise.
   * @param by member who decided; null for the game and for jobs.
   */
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

  @RefillsInbox([OFFER])
  async refillOffers(): Promise<void> {
    for (const { offer, propertyId } of await this.offers.findPendingOfCity())
      await this.offered({ propertyId }, offer);
  }

  @RefillsInbox([SETTLEMENT])
  async refillSettlements(): Promise<void> {
    for (const row of await this.settlements.findProblems()) await this.settlement(row);
  }

  @RefillsInbox([INQUIRY])
  async refillInquiries(): Promise<void> {
    for (let after: [number, string] | undefined; ; ) {
      const rows = await this.inquiries.findWaiting(after, BATCH_SIZE);
      for (const row of rows) await this.written(row, row.memberId);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      after = [last.lastAt.getTime(), last.id];
    }
  }
}
