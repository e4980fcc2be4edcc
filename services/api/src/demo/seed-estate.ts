import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { inquiries, inquiryMessages } from '../modules/estate/inquiries/inquiries.table.ts';
import { listings } from '../modules/estate/listings/listings.table.ts';
import { properties, propertyEvents } from '../modules/estate/properties/properties.table.ts';
import { savedSearches } from '../modules/estate/searches/saved-searches.table.ts';
import { DAY_MS } from '../platform/time/durations.ts';
import {
  type DemoInquiry,
  readInquiries,
  readListings,
  readProperties,
  readSearches,
  readTenancies,
} from './content/estate.ts';
import type { DemoShow } from './demo-pictures.ts';
import {
  type IdOf,
  type ListingRow,
  type PastSale,
  pastSales,
  propertyRows,
  registeredEvents,
} from './estate/estate-rows.ts';
import { seedListing } from './estate/seed-listing.ts';
import { seedTenancy } from './estate/seed-tenancy.ts';
import { type Seeding, seedPayment } from './estate/seeding.ts';
import { ago } from './timeline.ts';

/**
 * Inserts the registry of the city with its history, listings in every state, and members' debts, tenancies and messages.
 * @returns the properties with their pictures.
 */
export async function seedEstate(queries: NodePgDatabase, idOf: IdOf, now: Date): Promise<DemoShow[]> {
  const demoProperties = readProperties();
  const rows = propertyRows(demoProperties, idOf, now);
  const seeding = { queries, idOf, now, rows: new Map(rows.map((row) => [row.code, row])) };
  await queries.insert(properties).values(rows);
  await queries.insert(propertyEvents).values(registeredEvents(rows));
  for (const past of pastSales(rows, idOf, now)) await seedSale(seeding, past);
  const offered = new Map<string, ListingRow>();
  for (const listing of readListings()) offered.set(listing.code, await seedListing(seeding, listing));
  for (const tenancy of readTenancies()) await seedTenancy(seeding, tenancy);
  for (const inquiry of readInquiries()) await seedInquiry(seeding, inquiry, offered.get(inquiry.code));
  await queries.insert(savedSearches).values(
    readSearches().map(({ by, name, criteria }) => ({
      memberId: idOf(by),
      name,
      criteria,
      notify: true,
      createdAt: ago(now, 200),
      demo: true,
      district: criteria.district ?? null,
      type: criteria.type ?? null,
    })),
  );
  return rows.map(({ id }, at) => ({ kind: 'property', id, drawings: demoProperties[at]?.pictures ?? [] }));
}

/** Inserts a completed sale with its payment. */
async function seedSale({ queries }: Seeding, { property, sellerId, buyerId, price, at }: PastSale) {
  const publishedAt = new Date(at.getTime() - 9 * DAY_MS);
  const [listing] = await queries
    .insert(listings)
    .values({
      propertyId: property.id,
      sellerId,
      kind: 'sale',
      state: 'sold',
      price,
      hours: 720,
      demo: true,
      publishedAt,
      endsAt: new Date(publishedAt.getTime() + 30 * DAY_MS),
      createdAt: publishedAt,
      updatedAt: at,
    })
    .returning({ id: listings.id });
  if (!listing) throw new Error('The listing was not inserted.');
  const deal = { listingId: listing.id, propertyId: property.id, sellerId, buyerId, amount: price };
  await seedPayment(queries, deal, at);
  await queries.insert(propertyEvents).values([
    { propertyId: property.id, kind: 'listed', price, fromId: sellerId, at: publishedAt },
    { propertyId: property.id, kind: 'sold', price, fromId: sellerId, toId: buyerId, at },
  ]);
}

async function seedInquiry(
  { queries, idOf, now }: Seeding,
  demo: DemoInquiry,
  listing: ListingRow | undefined,
): Promise<void> {
  const last = demo.messages.at(-1);
  if (!listing || !last) throw new Error(`Nothing is offered at ${demo.code}.`);
  const { from, text, hoursAgo } = last;
  const memberId = idOf(demo.by);
  const sellerId = listing.sellerId ?? null;
  const [inquiry] = await queries
    .insert(inquiries)
    .values({
      listingId: listing.id,
      memberId,
      sellerId,
      ofCity: sellerId === null,
      demo: true,
      lastAt: ago(now, hoursAgo),
      lastText: text,
      lastByMember: from === 'member',
      ...(from === 'member' ? { memberReadAt: ago(now, hoursAgo) } : { sellerReadAt: ago(now, hoursAgo) }),
    })
    .returning({ id: inquiries.id });
  if (!inquiry) throw new Error('The conversation was not inserted.');
  await queries.insert(inquiryMessages).values(
    demo.messages.map((message) => ({
      inquiryId: inquiry.id,
      byMember: message.from === 'member',
      text: message.text,
      at: ago(now, message.hoursAgo),
      authorId: message.from === 'member' ? memberId : (sellerId ?? idOf('staff')),
    })),
  );
}
