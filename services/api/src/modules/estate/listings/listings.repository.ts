import type { ListingState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { findById, insertOne, lockById, updateVersioned } from '../../../platform/database/rows.ts';
import { properties } from '../properties/properties.table.ts';
import { bids, type ListingRow, listings, type NewListingRow } from './listings.table.ts';

@Injectable()
export class ListingsRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<ListingRow | undefined> {
    return findById(this.database, listings, id);
  }

  /** Returns listings by their ids. */
  async findMany(ids: readonly string[]): Promise<Map<string, ListingRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select()
      .from(listings)
      .where(inArray(listings.id, [...new Set(ids)]));
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Locks a listing. Every change locks the listing first, and its property afterwards. */
  async lock(id: string): Promise<ListingRow | undefined> {
    return lockById(this.database, listings, id);
  }

  async insert(row: NewListingRow): Promise<ListingRow> {
    return insertOne(this.database, listings, row);
  }

  async update(id: string, change: Partial<NewListingRow>): Promise<ListingRow> {
    return updateVersioned(this.database, listings, id, { ...change, updatedAt: sql`clock_timestamp()` });
  }

  async countOf(sellerId: string, state: ListingState): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(listings)
      .where(and(eq(listings.sellerId, sellerId), eq(listings.state, state)));
    return row?.n ?? 0;
  }

  /** Counts the auctions in which a member leads, except this one. */
  countLed(memberId: string, exceptId: string): Promise<number> {
    return this.database.queries.$count(
      listings,
      and(eq(listings.leaderId, memberId), eq(listings.state, 'active'), ne(listings.id, exceptId)),
    );
  }

  /** Returns listings, last changed first. */
  findOf(
    sellerId: string,
    after: [updatedAt: number, id: string] | undefined,
    limit: number,
  ): Promise<ListingRow[]> {
    const position = after && sql`(${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
    return this.database.queries
      .select()
      .from(listings)
      .where(
        and(
          eq(listings.sellerId, sellerId),
          position && sql`(${listings.updatedAt}, ${listings.id}) < ${position}`,
        ),
      )
      .orderBy(desc(listings.updatedAt), desc(listings.id))
      .limit(limit);
  }

  /** Returns the active auctions in which a member has bid, those that end first come first. */
  findBidOn(
    bidderId: string,
    after: [endsAt: number, id: string] | undefined,
    limit: number,
  ): Promise<ListingRow[]> {
    const position = after && sql`(${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
    const own = this.database.queries
      .select({ id: bids.listingId })
      .from(bids)
      .where(eq(bids.bidderId, bidderId));
    return this.database.queries
      .select()
      .from(listings)
      .where(
        and(
          inArray(listings.id, own),
          sql`${listings.state} = 'active'`,
          sql`${listings.endsAt} > clock_timestamp()`,
          position && sql`(${listings.endsAt}, ${listings.id}) > ${position}`,
        ),
      )
      .orderBy(listings.endsAt, listings.id)
      .limit(limit);
  }

  /** Returns an expired listing, by the database's clock, and locks it. Skips rows that another process has locked. */
  async lockNextOver(): Promise<ListingRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(listings)
      .where(and(sql`${listings.state} = 'active'`, sql`${listings.endsAt} <= clock_timestamp()`))
      .orderBy(listings.endsAt)
      .limit(1)
      .for('update', { skipLocked: true });
    return row;
  }

  /** Deletes the drafts of a seller who leaves the site, withdraws their active listings, and removes their notes. */
  async withdrawAllOf(sellerId: string): Promise<void> {
    const { queries } = this.database;
    const isOfSeller = eq(listings.sellerId, sellerId);
    const isActive = and(isOfSeller, sql`${listings.state} = 'active'`);
    await queries.delete(listings).where(and(isOfSeller, sql`${listings.state} = 'draft'`));
    const offered = queries.select({ id: listings.propertyId }).from(listings).where(isActive);
    await queries
      .update(properties)
      .set({ offeredAs: null, listedAt: null, price: sql`${properties.guidePrice}` })
      .where(inArray(properties.id, offered));
    await queries.update(listings).set({ note: '' }).where(isOfSeller);
    await queries.update(listings).set({ state: 'withdrawn' }).where(isActive);
  }

  async addBid(bid: typeof bids.$inferInsert): Promise<void> {
    await this.database.queries.insert(bids).values(bid);
  }

  /** Returns bids, latest first. */
  findBids(listingId: string, before: number | undefined, limit: number) {
    return this.database.queries
      .select()
      .from(bids)
      .where(
        and(
          eq(bids.listingId, listingId),
          before === undefined ? undefined : sql`${bids.sequence} < ${before}`,
        ),
      )
      .orderBy(desc(bids.sequence))
      .limit(limit);
  }

  /** Returns the maximum bid of a member, by listing. */
  async findMaxima(listingIds: readonly string[], bidderId: string): Promise<Map<string, number>> {
    if (listingIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select({ listingId: bids.listingId, most: sql<string>`max(${bids.maximum})` })
      .from(bids)
      .where(and(inArray(bids.listingId, [...listingIds]), eq(bids.bidderId, bidderId)))
      .groupBy(bids.listingId);
    return new Map(rows.map(({ listingId, most }) => [listingId, Number(most)]));
  }
}
