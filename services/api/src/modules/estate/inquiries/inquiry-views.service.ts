import type { Inquiry, InquiryMessage } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf, personOf } from '../../users/users.view.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import type { ListedInquiry } from './inquiries.repository.ts';
import type { InquiryMessageRow } from './inquiries.table.ts';
import { isUnread, sideOf } from './inquiry.policy.ts';

/** Maps conversations to what the two sides see. */
@Injectable()
export class InquiryViews {
  constructor(
    private readonly users: UsersService,
    private readonly properties: PropertiesRepository,
  ) {}

  /** @param rows conversations in which the caller takes part. */
  async of(caller: Caller, rows: readonly ListedInquiry[]): Promise<(row: ListedInquiry) => Inquiry> {
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

  async one(caller: Caller, row: ListedInquiry): Promise<Inquiry> {
    return (await this.of(caller, [row]))(row);
  }

  async messages(
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
