import { type EndpointInput, type Inquiry, type InquiryMessage, isOpenListing } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, type Page, toPage } from '../../../platform/http/cursor.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf, personOf } from '../../users/users.view.ts';
import { ESTATE_PATHS, EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { EstateInboxService } from '../estate-inbox.service.ts';
import { maySeeListing, sells } from '../listings/listing.policy.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { InquiriesRepository, type InquirySide, type ListedInquiry } from './inquiries.repository.ts';
import type { InquiryMessageRow } from './inquiries.table.ts';
import { isUnread, sideOf } from './inquiry.policy.ts';

/** Messages between members and sellers: one conversation per member and listing. */
@Injectable()
export class InquiriesService {
  constructor(
    private readonly database: Database,
    private readonly inquiries: InquiriesRepository,
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
    private readonly announcements: EstateAnnouncementsService,
    private readonly inbox: EstateInboxService,
  ) {}

  /** @throws ACCESS_DENIED */
  async list(
    caller: Caller,
    { cursor, limit, box }: EndpointInput<'GET /api/inquiries'>['query'],
  ): Promise<Page<Inquiry>> {
    const before = decodeCursor(cursor, instantPosition);
    const ofCity = box === 'city';
    if (ofCity && !managesProperties(caller)) throw new ApiError('ACCESS_DENIED');
    const rows = await this.inquiries.findPage(ofCity ? null : caller.id, before, limit + 1);
    const describe = await this.describer(caller, rows);
    return toPage(rows, limit, describe, ({ lastAt, id }) => [lastAt.getTime(), id]);
  }

  /** @throws INQUIRY_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<Inquiry> {
    return this.one(caller, (await this.expect(caller, id)).row);
  }

  /** @throws INQUIRY_NOT_FOUND */
  async messages(
    caller: Caller,
    id: string,
    { cursor, limit }: EndpointInput<'GET /api/inquiries/:id/messages'>['query'],
  ): Promise<Page<InquiryMessage>> {
    const before = decodeCursor(cursor, instantPosition);
    await this.expect(caller, id);
    const rows = await this.inquiries.findMessages(id, before, limit + 1);
    const describe = await this.messageDescriber(caller, rows);
    return toPage(rows, limit, describe, ({ at, id: message }) => [at.getTime(), message]);
  }

  /**
   * Starts or continues a conversation. After the listing has ended, only existing ones can continue.
   * @throws LISTING_NOT_FOUND, LISTING_OWN, LISTING_STATE_REFUSED, INQUIRY_CLOSED
   */
  ask(caller: Caller, listingId: string, text: string): Promise<Inquiry> {
    return this.database.transaction(async () => {
      const listing = await this.listings.find(listingId);
      if (!listing || !maySeeListing(caller, listing)) throw new ApiError('LISTING_NOT_FOUND');
      const goesOn = await this.inquiries.has(listingId, caller.id);
      if (!goesOn && sells(caller, listing)) throw new ApiError('LISTING_OWN');
      if (!goesOn && !isOpenListing(listing.state)) throw new ApiError('LISTING_STATE_REFUSED');
      const { sellerId, demo } = listing;
      const begun = { listingId, memberId: caller.id, sellerId, ofCity: sellerId === null, demo };
      const id = await this.inquiries.begin(begun, text);
      const { row } = await this.expect(caller, id);
      if (!row.open) throw new ApiError('INQUIRY_CLOSED');
      await this.announce(row, caller.id);
      return this.one(caller, row);
    });
  }

  /** @throws INQUIRY_NOT_FOUND, INQUIRY_CLOSED */
  write(caller: Caller, id: string, text: string): Promise<InquiryMessage> {
    return this.database.transaction(async () => {
      const { row, side } = await this.expect(caller, id);
      if (!row.open) throw new ApiError('INQUIRY_CLOSED');
      const message = await this.inquiries.reply(id, caller.id, side === 'member', text);
      await this.announce((await this.expect(caller, id)).row, caller.id);
      return (await this.messageDescriber(caller, [message]))(message);
    });
  }

  /** @throws INQUIRY_NOT_FOUND */
  async read(caller: Caller, id: string): Promise<void> {
    const { side } = await this.expect(caller, id);
    await this.inquiries.markRead(id, side);
  }

  private async expect(caller: Caller, id: string): Promise<{ row: ListedInquiry; side: InquirySide }> {
    const row = await this.inquiries.find(id);
    const side = row && sideOf(caller, row);
    if (!row || !side) throw new ApiError('INQUIRY_NOT_FOUND');
    return { row, side };
  }

  /**
   * Notifies the other side of a message, and adds questions to the city to the inbox of the staff.
   * @param row conversation after the message. @param authorId author of the message.
   */
  private async announce(row: ListedInquiry, authorId: string): Promise<void> {
    this.database.requireTransaction();
    const { id, memberId, sellerId, lastByMember, listing, demo } = row;
    // Several unread messages share a subject, so they cause one notification.
    await this.announcements.notify('estate.message', [lastByMember ? sellerId : memberId], {
      propertyId: listing.propertyId,
      subject: `inquiry:${id}`,
      actorId: authorId,
      demo,
      href: ESTATE_PATHS.conversation(id),
    });
    await this.inbox.written(row, authorId);
  }

  /** @param rows conversations in which the caller takes part. */
  private async describer(
    caller: Caller,
    rows: readonly ListedInquiry[],
  ): Promise<(row: ListedInquiry) => Inquiry> {
    const names = await this.users.namesOf(rows.flatMap(({ memberId, sellerId }) => [memberId, sellerId]));
    const cards = await this.properties.findCards(rows.map(({ listing }) => listing.propertyId));
    return (row) => {
      const { propertyId, ...listing } = row.listing;
      const card = cards.get(propertyId);
      if (!card) throw new Error(`The property of the conversation ${row.id} is gone.`);
      const side = sideOf(caller, row) ?? 'seller';
      const { username, fullName, avatarUrl } = nameOf(names, row.memberId);
      const mine = row.lastByMember === (side === 'member');
      return {
        id: row.id,
        listing,
        side,
        open: row.open,
        property: toPropertyCard(card),
        member: { username, fullName, avatarUrl },
        seller: personOf(names.get(row.sellerId ?? '')),
        last: { text: row.lastText, at: row.lastAt.toISOString(), mine },
        unread: isUnread(side, row),
      };
    };
  }

  private async one(caller: Caller, row: ListedInquiry): Promise<Inquiry> {
    return (await this.describer(caller, [row]))(row);
  }

  private async messageDescriber(
    caller: Caller,
    rows: readonly InquiryMessageRow[],
  ): Promise<(row: InquiryMessageRow) => InquiryMessage> {
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return ({ id, authorId, text, at }) => ({
      id,
      text,
      mine: authorId === caller.id,
      at: at.toISOString(),
      author: personOf(names.get(authorId ?? '')),
    });
  }
}
