import type { SettlementState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { ledgerLines, type NewSettlementRow, type SettlementRow, settlements } from './settlements.table.ts';

/** Written out: only so can its index be used. */
const isOpen = sql`(${settlements.state} IN ('pending', 'disputed') OR ${settlements.problem} <> '')`;

@Injectable()
export class SettlementsRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewSettlementRow): Promise<SettlementRow> {
    const [inserted] = await this.database.queries.insert(settlements).values(row).returning();
    if (!inserted) throw new Error('The settlement was not inserted.');
    return inserted;
  }

  async find(id: string): Promise<SettlementRow | undefined> {
    const [row] = await this.database.queries.select().from(settlements).where(eq(settlements.id, id));
    return row;
  }

  /** Locks the row until the transaction ends. */
  async lock(id: string): Promise<SettlementRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(settlements)
      .where(eq(settlements.id, id))
      .for('update');
    return row;
  }

  async update(id: string, change: Partial<NewSettlementRow>): Promise<SettlementRow> {
    const [row] = await this.database.queries
      .update(settlements)
      .set({ ...change, version: sql`${settlements.version} + 1` })
      .where(eq(settlements.id, id))
      .returning();
    if (!row) throw new Error(`The settlement ${id} vanished while locked.`);
    return row;
  }

  /** Oldest first: what waits, or what is in a state; of one member, or all. */
  findPage(
    { memberId, state }: { memberId: string | undefined; state: SettlementState | undefined },
    after: [createdAt: number, id: string] | undefined,
    limit: number,
  ): Promise<SettlementRow[]> {
    const position = after && sql`(${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
    return this.database.queries
      .select()
      .from(settlements)
      .where(
        and(
          state ? eq(settlements.state, state) : isOpen,
          memberId === undefined
            ? undefined
            : or(eq(settlements.buyerId, memberId), eq(settlements.sellerId, memberId)),
          position && sql`(${settlements.createdAt}, ${settlements.id}) > ${position}`,
        ),
      )
      .orderBy(asc(settlements.createdAt), asc(settlements.id))
      .limit(limit);
  }

  /** What goes from one to the other, as two lines. */
  async book({ id, sellerId, buyerId, amount }: SettlementRow): Promise<void> {
    await this.database.queries.insert(ledgerLines).values([
      { settlementId: id, memberId: buyerId, amount: -amount },
      { settlementId: id, memberId: sellerId, amount },
    ]);
  }
}
