import { Injectable } from '@nestjs/common';
import { ESTATE_PATHS, EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { EstateInboxService } from '../estate-inbox.service.ts';
import type { ListedInquiry } from './inquiries.repository.ts';

/**
 * Effects of a message: the other side is notified, and questions to the city are added to the inbox of the staff. Must run inside the transaction.
 */
@Injectable()
export class InquiryChanges {
  constructor(
    private readonly announcements: EstateAnnouncementsService,
    private readonly inbox: EstateInboxService,
  ) {}

  /** @param row conversation after the message. @param authorId author of the message. */
  async written(row: ListedInquiry, authorId: string): Promise<void> {
    const { id, memberId, sellerId, lastByMember, listing, demo } = row;
    // Several unread messages share a subject, so they cause one notification.
    await this.announcements.tell('estate.message', [lastByMember ? sellerId : memberId], {
      propertyId: listing.propertyId,
      subject: `inquiry:${id}`,
      actorId: authorId,
      demo,
      href: ESTATE_PATHS.conversation(id),
    });
    await this.inbox.written(row, authorId);
  }
}
