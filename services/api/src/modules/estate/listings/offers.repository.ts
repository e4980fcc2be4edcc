import type { OfferState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { findById, insertOne } from '../../../platform/database/rows.ts';
import { listings, type NewOfferRow, type OfferRow, offers } from './listings.table.ts';

const isPending = sql`${offers.state} = 'pending'`;

@Injectable()
export class OffersRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewOfferRow): Promise<OfferRow> {
    return insertOne(this.database, offers, row);
  }

  async find(id: string): Promise<OfferRow | undefined> {
    return findById(this.database, offers, id);
  }

  /** Moves an offer from pending to another state. Returns undefined when it isn't pending anymore, or has expired by the database's clock. */
  async decide(id: string, state: OfferState): Promise<OfferRow | undefined> {
    const [row] = await this.database.queries
      .update(offers)
      .set({ state, decidedAt: sql`clock_timestamp()` })
      .where(and(eq(offers.id, id), isPending, sql`${offers.expiresAt} > clock_timestamp()`))
      .returning();
    return row;
  }

  closePending(listingId: string, state: OfferState): Promise<OfferRow[]> {
    return this.database.queries
      .update(offers)
      .set({ state, decidedAt: sql`clock_timestamp()` })
      .where(and(eq(offers.listingId, listingId), isPending))
      .returning();
  }

  /** Expires at most this many overdue offers, by the database's clock, and returns them. */
  expire(most: number): Promise<OfferRow[]> {
    const over = sql`(SELECT ${offers.id} FROM ${offers} WHERE ${isPending} AND ${offers.expiresAt} <= clock_timestamp() LIMIT ${most} FOR UPDATE SKIP LOCKED)`;
    return this.database.queries
      .update(offers)
      .set({ state: 'expired', decidedAt: sql`clock_timestamp()` })
      .where(sql`${offers.id} IN ${over}`)
      .returning();
  }

  /** Returns pending offers to the city, oldest first. */
  findPendingOfCity(): Promise<{ offer: OfferRow; propertyId: string }[]> {
    return this.database.queries
      .select({ offer: offers, propertyId: listings.propertyId })
      .from(offers)
      .innerJoin(listings, eq(listings.id, offers.listingId))
      .where(and(isPending, isNull(listings.sellerId)))
      .orderBy(asc(offers.createdAt), asc(offers.id));
  }

  async countPending(buyerId: string): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(offers)
      .where(and(eq(offers.buyerId, buyerId), isPending));
    return row?.n ?? 0;
  }

  /** Returns the number of undecided offers for the listings of a seller. */
  async countReceived(sellerId: string): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(offers)
      .innerJoin(listings, eq(listings.id, offers.listingId))
      .where(and(eq(listings.sellerId, sellerId), isPending, sql`${offers.expiresAt} > now()`));
    return row?.n ?? 0;
  }

  /** Returns offers that the member made, or received as a seller, or that the city received, latest first. */
  async findOf(
    memberId: string,
    box: 'sent' | 'received' | 'city',
    before: [createdAt: number, id: string] | undefined,
    limit: number,
  ): Promise<OfferRow[]> {
    const position = before && sql`(${new Date(before[0]).toISOString()}::timestamptz, ${before[1]}::uuid)`;
    const rows = await this.database.queries
      .select({ offer: offers })
      .from(offers)
      .innerJoin(listings, eq(listings.id, offers.listingId))
      .where(
        and(
          {
            sent: eq(offers.buyerId, memberId),
            received: eq(listings.sellerId, memberId),
            city: isNull(listings.sellerId),
          }[box],
          position && sql`(${offers.createdAt}, ${offers.id}) < ${position}`,
        ),
      )
      .orderBy(desc(offers.createdAt), desc(offers.id))
      .limit(limit);
    return rows.map(({ offer }) => offer);
  }
}
