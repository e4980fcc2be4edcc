import { type EndpointInput, type Inquiry, type InquiryMessage, isOpenListing } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { maySeeListing, sells } from '../listings/listing.policy.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { InquiriesRepository, type InquirySide, type ListedInquiry } from './inquiries.repository.ts';
import { sideOf } from './inquiry.policy.ts';
import { InquiryChanges } from './inquiry-changes.service.ts';
import { InquiryViews } from './inquiry-views.service.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Messages between members and sellers: one conversation per member and listing. */
@Injectable()
export class Inquiries {
  constructor(
    private readonly database: Database,
    private readonly inquiries: InquiriesRepository,
    private readonly listings: ListingsRepository,
    private readonly changes: InquiryChanges,
    private readonly views: InquiryViews,
  ) {}

  /** @throws ACCESS_DENIED */
  async list(
    caller: Caller,
    { cursor, limit, box }: EndpointInput<'GET /api/inquiries'>['query'],
  ): Promise<Page<Inquiry>> {
    const before = decodeCursor(cursor, position);
    const ofCity = box === 'city';
    if (ofCity && !managesProperties(caller)) throw new ApiError('ACCESS_DENIED');
    const rows = await this.inquiries.findPage(ofCity ? null : caller.id, before, limit + 1);
    const describe = await this.views.of(caller, rows);
    return toPage(rows, limit, describe, ({ lastAt, id }) => [lastAt.getTime(), id]);
  }

  /** @throws INQUIRY_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<Inquiry> {
    return this.views.one(caller, (await this.expect(caller, id)).row);
  }

  /** @throws INQUIRY_NOT_FOUND */
  async messages(
    caller: Caller,
    id: string,
    { cursor, limit }: EndpointInput<'GET /api/inquiries/:id/messages'>['query'],
  ): Promise<Page<InquiryMessage>> {
    const before = decodeCursor(cursor, position);
    await this.expect(caller, id);
    const rows = await this.inquiries.findMessages(id, before, limit + 1);
    const describe = await this.views.messages(caller, rows);
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
      await this.changes.written(row, caller.id);
      return this.views.one(caller, row);
    });
  }

  /** @throws INQUIRY_NOT_FOUND, INQUIRY_CLOSED */
  write(caller: Caller, id: string, text: string): Promise<InquiryMessage> {
    return this.database.transaction(async () => {
      const { row, side } = await this.expect(caller, id);
      if (!row.open) throw new ApiError('INQUIRY_CLOSED');
      const message = await this.inquiries.reply(id, caller.id, side === 'member', text);
      await this.changes.written((await this.expect(caller, id)).row, caller.id);
      return (await this.views.messages(caller, [message]))(message);
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
}
