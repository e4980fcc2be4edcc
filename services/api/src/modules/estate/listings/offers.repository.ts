import type { OfferState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { listings, type OfferRow, offers } from './listings.table.ts';

const isPending = sql`${offers.state} = 'pending'`;

@Injectable()
export class OffersRepository {
  constructor(private readonly database: Database) {}

  async insert(row: typeof offers.$inferInsert): Promise<OfferRow> {
    const [inserted] = await this.database.queries.insert(offers).values(row).returning();
    if (!inserted) throw new Error('The offer was not inserted.');
    return inserted;
  }

  async find(id: string): Promise<OfferRow | undefined> {
    const [row] = await this.database.queries.select().from(offers).where(eq(offers.id, id));
    return row;
  }

  /** Takes the offer from pending to another state. Undefined when it isn't pending any more, or its time is over by the database's clock. */
  async decide(id: string, state: OfferState): Promise<OfferRow | undefined> {
    const [row] = await this.database.queries
      .update(offers)
      .set({ state, decidedAt: sql`clock_timestamp()` })
      .where(and(eq(offers.id, id), isPending, sql`${offers.expiresAt} > clock_timestamp()`))
      .returning();
    return row;
  }

  async closePending(listingId: string, state: OfferState): Promise<void> {
    await this.database.queries
      .update(offers)
      .set({ state, decidedAt: sql`clock_timestamp()` })
      .where(and(eq(offers.listingId, listingId), isPending));
  }

  /** Those whose time is over, at most so many. @returns how many. */
  async expire(most: number): Promise<number> {
    const { rowCount } = await this.database.queries.execute(sql`
      UPDATE ${offers} SET "state" = 'expired', "decided_at" = clock_timestamp() WHERE ${offers.id} IN
        (SELECT ${offers.id} FROM ${offers} WHERE ${isPending} AND ${offers.expiresAt} <= clock_timestamp() LIMIT ${most} FOR UPDATE SKIP LOCKED)`);
    return rowCount ?? 0;
  }

  async countPending(buyerId: string): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(offers)
      .where(and(eq(offers.buyerId, buyerId), isPending));
    return row?.n ?? 0;
  }

  /** Made by somebody, or made to them as the seller, last first. */
  async findOf(
    memberId: string,
    box: 'sent' | 'received',
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
          box === 'sent' ? eq(offers.buyerId, memberId) : eq(listings.sellerId, memberId),
          position && sql`(${offers.createdAt}, ${offers.id}) < ${position}`,
        ),
      )
      .orderBy(desc(offers.createdAt), desc(offers.id))
      .limit(limit);
    return rows.map(({ offer }) => offer);
  }
}
