import { RENT_DAYS } from '@boardwalk/contracts';
import { eq } from 'drizzle-orm';
import { listings } from '../../modules/estate/listings/listings.table.ts';
import { properties, propertyEvents } from '../../modules/estate/properties/properties.table.ts';
import { settlements } from '../../modules/estate/settlements/settlements.table.ts';
import { tenancies } from '../../modules/estate/tenancies/tenancies.table.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts';
import type { DemoTenancy } from '../content/estate.ts';
import { propertyOf, type Seeding, seedPayment } from './seeding.ts';

/** Inserts a tenancy, with its paid and due rents. */
export async function seedTenancy(seeding: Seeding, demo: DemoTenancy): Promise<void> {
  const { queries, idOf, now } = seeding;
  const property = propertyOf(seeding, demo.code);
  const { rent, weeks, unpaid = 0, endedDaysAgo } = demo;
  const tenantId = idOf(demo.tenant);
  // The last rent was due recently; for an active tenancy the next one is already requested.
  const startedAt = new Date(now.getTime() - (weeks * RENT_DAYS - 2 + (endedDaysAgo ?? 0)) * DAY_MS);
  const dueAt = (week: number) => new Date(startedAt.getTime() + week * RENT_DAYS * DAY_MS);
  const ended = endedDaysAgo === undefined ? null : dueAt(weeks);
  const [listing] = await queries
    .insert(listings)
    .values({
      propertyId: property.id,
      sellerId: property.ownerId,
      kind: 'rent',
      state: 'rented',
      price: rent,
      hours: 720,
      publishedAt: startedAt,
      createdAt: startedAt,
      updatedAt: startedAt,
      demo: true,
      endsAt: new Date(startedAt.getTime() + 30 * DAY_MS),
    })
    .returning({ id: listings.id });
  if (!listing) throw new Error('The listing was not inserted.');
  const [tenancy] = await queries
    .insert(tenancies)
    .values({
      propertyId: property.id,
      listingId: listing.id,
      landlordId: property.ownerId,
      tenantId,
      rent,
      startedAt,
      nextDueAt: dueAt(ended ? weeks : weeks + 1),
      endsAt: ended,
      demo: true,
      state: ended ? ('ended' as const) : ('active' as const),
    })
    .returning({ id: tenancies.id });
  const deal = {
    listingId: listing.id,
    propertyId: property.id,
    sellerId: property.ownerId,
    buyerId: tenantId,
    amount: rent,
  };
  await seedPayment(queries, deal, startedAt);
  for (let week = 1; week <= (ended ? weeks - 1 : weeks); week += 1) {
    const of = { ...deal, tenancyId: tenancy?.id ?? null, dueAt: dueAt(week) };
    if (dueAt(week) > now || week > weeks - 1 - unpaid)
      await queries.insert(settlements).values({
        ...of,
        createdAt: new Date(Math.min(dueAt(week).getTime(), now.getTime()) - 3 * DAY_MS),
        demo: true,
        remindedAt: dueAt(week) > now ? null : dueAt(week),
      });
    else await seedPayment(queries, of, new Date(dueAt(week).getTime() - 5 * HOUR_MS));
  }
  const event = { propertyId: property.id, fromId: property.ownerId, toId: tenantId };
  await queries.insert(propertyEvents).values({ ...event, kind: 'rented', price: rent, at: startedAt });
  if (ended) await queries.insert(propertyEvents).values({ ...event, kind: 'vacated', at: ended });
  else await queries.update(properties).set({ isLet: true }).where(eq(properties.id, property.id));
}
