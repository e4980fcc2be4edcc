import { Injectable } from '@nestjs/common';
import { ESTATE_PATHS, EstateAnnouncements } from '../estate-announcements.service.ts';
import { EstateInbox } from '../estate-inbox.service.ts';
import type { ListedInquiry } from './inquiries.repository.ts';

/** What follows when somebody writes: the other side is told, and what the city is asked waits in the inbox of the staff. Call it inside the transaction. */
@Injectable()
export class InquiryChanges {
  constructor(
    private readonly announcements: EstateAnnouncements,
    private readonly inbox: EstateInbox,
  ) {}

  /** @param row the conversation as it is after the message. @param authorId who has written it. */
  async written(row: ListedInquiry, authorId: string): Promise<void> {
    const { id, memberId, sellerId, lastByMember, listing, demo } = row;
    // Several messages before they are read are one reason to look: they have one subject.
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
