import { randomUUID } from 'node:crypto';
import { afterBid } from '@boardwalk/contracts';
import type { NewListingRow } from '../../modules/estate/listings/listings.table.ts';
import type { NewPropertyEvent, NewPropertyRow } from '../../modules/estate/properties/properties.table.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { type DemoListing, type DemoProperty, readDescriptions, readOwners } from '../content/estate.ts';
import { ago } from '../timeline.ts';

export type IdOf = (key: string) => string;
/** Age of the registry, in hours. */
const REGISTERED_HOURS_AGO = 17_000;
const LISTING_HOURS = 1_440;

export type PropertyRow = NewPropertyRow & { id: string; code: string; ownerId: string | null };

export function propertyRows(properties: readonly DemoProperty[], idOf: IdOf, now: Date): PropertyRow[] {
  const descriptions = readDescriptions();
  const ownerOf = new Map(
    Object.entries(readOwners().owners).flatMap(([username, codes]) =>
      codes.map((code) => [code, username] as const),
    ),
  );
  const described = new Map<string, number>();
  /** Returns the next combination of two paragraphs for a type. */
  const describe = (type: DemoProperty['type']) => {
    const texts = descriptions[type];
    const turn = described.get(type) ?? 0;
    described.set(type, turn + 1);
    const about = texts[turn % texts.length]?.about;
    // Moves on by one in each round, so that the same two meet again only after all combinations.
    const around = texts[(turn + Math.floor(turn / texts.length)) % texts.length]?.around;
    return `${about}\n\n${around}`;
  };
  return properties.map(({ pictures: _, point, ...property }, at) => {
    const owner = ownerOf.get(property.code);
    const createdAt = ago(now, REGISTERED_HOURS_AGO - at);
    return {
      ...property,
      ...point,
      id: randomUUID(),
      price: property.guidePrice,
      ownerId: owner === undefined ? null : idOf(owner),
      description: describe(property.type),
      createdAt,
      updatedAt: createdAt,
      demo: true,
    };
  });
}

export interface PastSale {
  property: PropertyRow;
  sellerId: string | null;
  buyerId: string;
  price: number;
  at: Date;
}

/** Returns the sales by which members got their properties: from the city, every third through another member. */
export function pastSales(rows: readonly PropertyRow[], idOf: IdOf, now: Date): PastSale[] {
  const formerOwnerId = idOf(readOwners().formerOwner);
  const owned = rows.filter(({ ownerId }) => ownerId !== null);
  return owned.flatMap((property, at) => {
    const between = at % 3 === 0 ? formerOwnerId : null;
    const share = (percent: number) => Math.round((property.guidePrice * percent) / 100_000) * 1_000;
    const buyerId = property.ownerId ?? '';
    const last = { property, sellerId: between, buyerId, price: share(84 + (at % 9) * 2) };
    const lastAt = ago(now, 700 + at * 97);
    if (between === null) return [{ ...last, at: lastAt }];
    const first = { property, sellerId: null, buyerId: between, price: share(66 + (at % 5) * 3) };
    return [
      { ...first, at: ago(now, 6_000 + at * 61) },
      { ...last, at: lastAt },
    ];
  });
}

export function registeredEvents(rows: readonly PropertyRow[]): NewPropertyEvent[] {
  return rows.map(({ id, guidePrice, createdAt }) => ({
    propertyId: id,
    kind: 'registered',
    price: Math.round(guidePrice * 0.6),
    at: createdAt,
  }));
}

export type ListingRow = NewListingRow & { id: string };

/** Returns a listing in its current state, and the bids of an auction. */
export function listingRow(listing: DemoListing, property: PropertyRow, idOf: IdOf, now: Date) {
  const { kind, price, step = null, endsInHours, note = '', state, reserved, bids = [] } = listing;
  const publishedAt = state === 'draft' ? null : ago(now, listing.hoursAgo);
  const hours = endsInHours === undefined ? LISTING_HOURS : Math.round(endsInHours + listing.hoursAgo);
  const endsAt = publishedAt && new Date(publishedAt.getTime() + hours * HOUR_MS);
  const id = randomUUID();
  const counted = countBids(price, step, bids, idOf);
  const row: ListingRow = {
    id,
    propertyId: property.id,
    sellerId: property.ownerId,
    kind,
    price,
    step,
    hours,
    note,
    state: state ?? (reserved ? 'reserved' : 'active'),
    publishedAt,
    demo: true,
    endsAt: endsInHours === undefined ? endsAt : new Date(now.getTime() + endsInHours * HOUR_MS),
    bids: counted.rows.length,
    ...counted.after,
    createdAt: publishedAt ?? now,
    updatedAt: publishedAt ?? now,
  };
  const bidRows = counted.rows.map((bid, at) => ({
    ...bid,
    listingId: id,
    at: ago(now, listing.hoursAgo - 8 - at * 7),
  }));
  return { row, bidRows };
}

function countBids(start: number, step: number | null, bids: NonNullable<DemoListing['bids']>, idOf: IdOf) {
  const rows: { sequence: number; bidderId: string; maximum: number; price: number }[] = [];
  let auction = {
    start,
    step: step ?? 1,
    price: null as number | null,
    leaderId: null as string | null,
  };
  let maximum: number | null = null;
  for (const { by, most } of bids) {
    const after = afterBid({ ...auction, maximum, endsAt: 0 }, { bidderId: idOf(by), maximum: most, at: 0 });
    if (!after || after.price === null) throw new Error(`The bid of ${by} is too low.`);
    auction = { ...auction, price: after.price, leaderId: after.leaderId };
    maximum = after.maximum;
    rows.push({ sequence: rows.length + 1, bidderId: idOf(by), maximum: most, price: after.price });
  }
  return { rows, after: { bidPrice: auction.price, leaderId: auction.leaderId, maximum } };
}
