import { Injectable } from '@nestjs/common';
import { InboxRoomsService } from '../inbox/inbox-rooms.service.ts';
import { ESTATE_KINDS, EstateInbox } from './estate-inbox.service.ts';
import { InquiriesRepository } from './inquiries/inquiries.repository.ts';
import { OffersRepository } from './listings/offers.repository.ts';
import { SettlementsRepository } from './settlements/settlements.repository.ts';

/** Conversations per query. */
const BATCH_SIZE = 200;

/** Adds existing open cases to the inbox: for the demo city, and for cases from before the inbox existed. */
@Injectable()
export class EstateInboxRefill {
  constructor(
    private readonly inbox: EstateInbox,
    private readonly offers: OffersRepository,
    private readonly settlements: SettlementsRepository,
    private readonly inquiries: InquiriesRepository,
    rooms: InboxRoomsService,
  ) {
    rooms.register([ESTATE_KINDS.offer], { refill: () => this.refillOffers() });
    rooms.register([ESTATE_KINDS.settlement], { refill: () => this.refillSettlements() });
    rooms.register([ESTATE_KINDS.inquiry], { refill: () => this.refillInquiries() });
  }

  private async refillOffers(): Promise<void> {
    for (const { offer, propertyId } of await this.offers.findPendingOfCity())
      await this.inbox.offered({ propertyId }, offer);
  }

  private async refillSettlements(): Promise<void> {
    for (const row of await this.settlements.findProblems()) await this.inbox.settlement(row);
  }

  private async refillInquiries(): Promise<void> {
    for (let after: [number, string] | undefined; ; ) {
      const rows = await this.inquiries.findWaiting(after, BATCH_SIZE);
      for (const row of rows) await this.inbox.written(row, row.memberId);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      after = [last.lastAt.getTime(), last.id];
    }
  }
}
