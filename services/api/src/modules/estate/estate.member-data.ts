import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { inquiries, inquiryMessages } from './inquiries/inquiries.table.ts';
import { ListingsRepository } from './listings/listings.repository.ts';
import { bids, listings, offers } from './listings/listings.table.ts';
import { properties, propertyEvents } from './properties/properties.table.ts';
import { savedSearches } from './searches/saved-searches.table.ts';
import { ledgerLines, settlements } from './settlements/settlements.table.ts';
import { TenanciesRepository } from './tenancies/tenancies.repository.ts';
import { tenancies } from './tenancies/tenancies.table.ts';
import { viewings } from './viewings/viewings.table.ts';

const HISTORY = 'The history of a property and its prices stays readable, without the member.';

/** Properties of members, with their listings, bids, tenancies and messages. */
const ESTATE_TABLES = [
  declare(savedSearches, {
    names: { memberId: 'own' },
    exported: ['name', 'criteria', 'notify', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(viewings, {
    names: { guestId: 'own' },
    exported: ['listingId', 'startsAt', 'minutes'],
    leaving: { stays: 'The time is available again, without the former guest.' },
  }),
  declare(inquiryMessages, {
    names: { authorId: 'own' },
    exported: ['inquiryId', 'text', 'at'],
    leaving: { stays: 'The other side keeps the messages that it received, without their author.' },
  }),
  declare(inquiries, {
    names: { memberId: 'own', sellerId: 'acted' },
    exported: ['listingId', 'lastAt'],
    leaving: 'deleted',
  }),
  declare(tenancies, {
    names: { landlordId: 'own', tenantId: 'own' },
    exported: ['propertyId', 'rent', 'state', 'startedAt', 'endsAt'],
    leaving: { stays: HISTORY },
  }),
  declare(bids, {
    names: { bidderId: 'own' },
    exported: ['listingId', 'sequence', 'maximum', 'price', 'at'],
    leaving: { stays: HISTORY },
  }),
  declare(offers, {
    names: { buyerId: 'own' },
    exported: ['listingId', 'amount', 'message', 'state', 'createdAt', 'decidedAt'],
    leaving: 'deleted',
  }),
  declare(ledgerLines, {
    names: { memberId: 'own' },
    exported: ['settlementId', 'amount', 'at'],
    leaving: { stays: 'The ledger has to balance. Its lines stay without the member.' },
  }),
  declare(settlements, {
    names: { sellerId: 'own', buyerId: 'own', decidedBy: 'acted' },
    exported: ['listingId', 'propertyId', 'amount', 'state', 'createdAt', 'decidedAt'],
    leaving: { stays: HISTORY },
  }),
  declare(listings, {
    names: { sellerId: 'own', leaderId: 'acted' },
    exported: ['propertyId', 'kind', 'state', 'price', 'note', 'endsAt', 'publishedAt', 'createdAt'],
    leaving: { stays: HISTORY },
  }),
  declare(propertyEvents, {
    names: { fromId: 'own', toId: 'own' },
    exported: ['propertyId', 'kind', 'price', 'at'],
    leaving: { stays: HISTORY },
  }),
  declare(properties, {
    names: { ownerId: 'own' },
    exported: ['code', 'title', 'type', 'district', 'address', 'guidePrice', 'createdAt'],
    leaving: { stays: 'The property belongs to the city again.' },
  }),
];

@MemberData({ tables: ESTATE_TABLES })
@Injectable()
export class EstateMemberData implements MemberDataOwner {
  constructor(
    private readonly tenancies: TenanciesRepository,
    private readonly listings: ListingsRepository,
  ) {}

  /** Ends the member's tenancies, and withdraws their listings. */
  async erase({ id }: LeavingMember): Promise<void> {
    await this.tenancies.endAllOf(id);
    await this.listings.withdrawAllOf(id);
  }
}
