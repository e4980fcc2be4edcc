import { sql } from 'drizzle-orm';
import { declare } from '../../../platform/member-data/member-table.ts';
import { inquiries, inquiryMessages } from '../../estate/inquiries/inquiries.table.ts';
import { bids, listings, offers } from '../../estate/listings/listings.table.ts';
import { properties, propertyEvents } from '../../estate/properties/properties.table.ts';
import { savedSearches } from '../../estate/searches/saved-searches.table.ts';
import { ledgerLines, settlements } from '../../estate/settlements/settlements.table.ts';
import { tenancies } from '../../estate/tenancies/tenancies.table.ts';
import { viewings } from '../../estate/viewings/viewings.table.ts';

const HISTORY = 'The history of a property and its prices are read on; it says no more who it was.';

/** What members own, offer, bid, rent and write to each other about it. */
export const ESTATE_DECLARATIONS = [
  declare(savedSearches, {
    names: { memberId: 'own' },
    exported: ['name', 'criteria', 'notify', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(viewings, {
    names: { guestId: 'own' },
    exported: ['listingId', 'startsAt', 'minutes'],
    leaving: { stays: 'The time is free again; it says no more who had booked it.' },
  }),
  declare(inquiryMessages, {
    names: { authorId: 'own' },
    exported: ['inquiryId', 'text', 'at'],
    leaving: { stays: 'The other side keeps what it was told; it says no more by whom.' },
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
    // Nobody is left to pay; the property can be let again.
    erase: ({ id }) => [
      sql`UPDATE ${properties} SET "is_let" = false WHERE ${properties.id} IN
        (SELECT ${tenancies.propertyId} FROM ${tenancies} WHERE ${tenancies.tenantId} = ${id} AND ${tenancies.state} = 'active')`,
      sql`UPDATE ${settlements} SET "state" = 'cancelled', "decided_at" = clock_timestamp()
        WHERE ${settlements.buyerId} = ${id} AND ${settlements.state} = 'pending' AND ${settlements.tenancyId} IS NOT NULL`,
      sql`UPDATE ${tenancies} SET "state" = 'ended', "ends_at" = clock_timestamp() WHERE ${tenancies.tenantId} = ${id} AND ${tenancies.state} = 'active'`,
    ],
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
    leaving: { stays: 'The books have to balance; they say no more whose money it was.' },
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
    // Nobody is left to sell it; what was only begun is nobody's any more.
    erase: ({ id }) => [
      sql`DELETE FROM ${listings} WHERE ${listings.sellerId} = ${id} AND ${listings.state} = 'draft'`,
      sql`UPDATE ${properties} SET "offered_as" = NULL, "listed_at" = NULL, "price" = "guide_price" WHERE ${properties.id} IN
        (SELECT ${listings.propertyId} FROM ${listings} WHERE ${listings.sellerId} = ${id} AND ${listings.state} = 'active')`,
      sql`UPDATE ${listings} SET "note" = '' WHERE ${listings.sellerId} = ${id}`,
      sql`UPDATE ${listings} SET "state" = 'withdrawn' WHERE ${listings.sellerId} = ${id} AND ${listings.state} = 'active'`,
    ],
  }),
  declare(propertyEvents, {
    names: { fromId: 'own', toId: 'own' },
    exported: ['propertyId', 'kind', 'price', 'at'],
    leaving: { stays: HISTORY },
  }),
  declare(properties, {
    names: { ownerId: 'own' },
    exported: ['code', 'title', 'type', 'district', 'address', 'guidePrice', 'createdAt'],
    leaving: { stays: 'A property is the city’s again.' },
  }),
];
