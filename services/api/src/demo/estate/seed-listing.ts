import { OFFER_HOURS } from '@boardwalk/contracts';
import { eq } from 'drizzle-orm';
import { bids, listings, offers } from '../../modules/estate/listings/listings.table.ts';
import { properties, propertyEvents } from '../../modules/estate/properties/properties.table.ts';
import { settlements } from '../../modules/estate/settlements/settlements.table.ts';
import { viewings } from '../../modules/estate/viewings/viewings.table.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import type { DemoListing } from '../content/estate.ts';
import { ago } from '../timeline.ts';
import { type ListingRow, listingRow } from './estate-rows.ts';
import { propertyOf, type Seeding } from './seeding.ts';

/** Inserts a listing in any state, with its offers and viewings. */
export async function seedListing(seeding: Seeding, listing: DemoListing): Promise<ListingRow> {
  const { queries, idOf, now } = seeding;
  const property = propertyOf(seeding, listing.code);
  const { row, bidRows } = listingRow(listing, property, idOf, now);
  await queries.insert(listings).values(row);
  if (bidRows.length > 0) await queries.insert(bids).values(bidRows);
  if (row.state === 'draft') return row;
  const listed = { propertyId: property.id, price: listing.price, fromId: property.ownerId };
  await queries.insert(propertyEvents).values({ ...listed, kind: 'listed', at: ago(now, listing.hoursAgo) });
  if (row.state === 'expired' || row.state === 'withdrawn')
    await queries
      .insert(propertyEvents)
      .values({ ...listed, kind: row.state, at: ago(now, listing.hoursAgo - 100) });
  else
    await queries
      .update(properties)
      .set({ offeredAs: listing.kind, price: listing.price, listedAt: row.publishedAt ?? null })
      .where(eq(properties.id, property.id));
  await seedInterest(seeding, listing, row);
  return row;
}

/** Inserts offers, viewings and a reservation. */
async function seedInterest(
  { queries, idOf, now }: Seeding,
  listing: DemoListing,
  row: ListingRow,
): Promise<void> {
  const { reserved, offers: made = [], viewings: times = [] } = listing;
  for (const { by, amount, message, hoursAgo, declined } of made) {
    const createdAt = ago(now, hoursAgo);
    await queries.insert(offers).values({
      listingId: row.id,
      buyerId: idOf(by),
      amount,
      message,
      createdAt,
      demo: true,
      expiresAt: new Date(createdAt.getTime() + OFFER_HOURS * HOUR_MS),
      ...(declined && { state: 'declined' as const, decidedAt: ago(now, hoursAgo - 5) }),
    });
  }
  for (const { inHours, guest } of times)
    await queries.insert(viewings).values({
      listingId: row.id,
      startsAt: hourAhead(now, inHours),
      minutes: 30,
      demo: true,
      guestId: guest === undefined ? null : idOf(guest),
    });
  if (!reserved) return;
  await queries.insert(settlements).values({
    listingId: row.id,
    propertyId: row.propertyId,
    sellerId: row.sellerId ?? null,
    demo: true,
    buyerId: idOf(reserved.by),
    amount: row.price,
    problem: reserved.problem ?? '',
    state: reserved.disputed ? ('disputed' as const) : ('pending' as const),
    createdAt: ago(now, reserved.hoursAgo),
    reference: reserved.disputed ? 'tx-88123' : null,
  });
}

/** Returns a full hour, a number of hours ahead. */
function hourAhead(now: Date, hours: number): Date {
  return new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
}
