import type { SettlementState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { findById, insertOne, lockById, updateVersioned } from '../../../platform/database/rows.ts';
import { ledgerLines, type NewSettlementRow, type SettlementRow, settlements } from './settlements.table.ts';

/** Written literally, like the next one, so that their partial indexes are used. */
const hasProblem = sql`${settlements.problem} <> ''`;
const isOpen = sql`(${settlements.state} IN ('pending', 'disputed') OR ${settlements.problem} <> '')`;

export interface SettlementQuery {
  memberId: string | undefined;
  state: SettlementState | undefined;
  /** Only settlements with a problem. */
  attention?: boolean;
}

const UNREPORTED_MS = 86_400_000;

@Injectable()
export class SettlementsRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewSettlementRow): Promise<SettlementRow> {
    return insertOne(this.database, settlements, row);
  }

  async find(id: string): Promise<SettlementRow | undefined> {
    return findById(this.database, settlements, id);
  }

  /** Locks the row until the transaction ends. */
  async lock(id: string): Promise<SettlementRow | undefined> {
    return lockById(this.database, settlements, id);
  }

  async update(id: string, change: Partial<NewSettlementRow>): Promise<SettlementRow> {
    return updateVersioned(this.database, settlements, id, change);
  }

  /** Returns open settlements oldest first, decided ones newest first; of one member, or all. */
  findPage(
    { memberId, state, attention = false }: SettlementQuery,
    after: [createdAt: number, id: string] | undefined,
    limit: number,
  ): Promise<SettlementRow[]> {
    const position = after && sql`(${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
    const isDecided = state === 'confirmed' || state === 'cancelled';
    const order = isDecided ? desc : asc;
    const place = sql`(${settlements.createdAt}, ${settlements.id})`;
    return this.database.queries
      .select()
      .from(settlements)
      .where(
        and(
          state ? eq(settlements.state, state) : attention ? hasProblem : isOpen,
          memberId === undefined
            ? undefined
            : or(eq(settlements.buyerId, memberId), eq(settlements.sellerId, memberId)),
          position && (isDecided ? sql`${place} < ${position}` : sql`${place} > ${position}`),
        ),
      )
      .orderBy(order(settlements.createdAt), order(settlements.id))
      .limit(limit);
  }

  /**
   * Returns the oldest deal without a report for a day that isn't noted yet, and locks it. Skips rows that another process has locked. Rents have
   * their own reminders.
   */
  async lockNextUnreported(now: Date): Promise<SettlementRow | undefined> {
    const before = new Date(now.getTime() - UNREPORTED_MS).toISOString();
    const [row] = await this.database.queries
      .select()
      .from(settlements)
      .where(
        and(
          isOpen,
          eq(settlements.state, 'pending'),
          eq(settlements.problem, ''),
          isNull(settlements.tenancyId),
          sql`${settlements.createdAt} <= ${before}::timestamptz`,
        ),
      )
      .orderBy(asc(settlements.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return row;
  }

  /** Counts a buyer's deals that aren't paid yet, without rents. */
  countUnpaid(buyerId: string): Promise<number> {
    return this.database.queries.$count(
      settlements,
      and(
        isOpen,
        inArray(settlements.state, ['pending', 'disputed']),
        eq(settlements.buyerId, buyerId),
        isNull(settlements.tenancyId),
      ),
    );
  }

  /** Returns deals that weren't paid for this many days and have no report of the game server, oldest first. */
  async findUnpaid(days: number, now: Date, limit: number): Promise<string[]> {
    const before = new Date(now.getTime() - days * UNREPORTED_MS).toISOString();
    const rows = await this.database.queries
      .select({ id: settlements.id })
      .from(settlements)
      .where(
        and(
          isOpen,
          eq(settlements.state, 'pending'),
          isNull(settlements.tenancyId),
          sql`${settlements.createdAt} <= ${before}::timestamptz`,
        ),
      )
      .orderBy(asc(settlements.createdAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Returns settlements that need a decision of the staff, oldest first. */
  findProblems(): Promise<SettlementRow[]> {
    return this.database.queries
      .select()
      .from(settlements)
      .where(hasProblem)
      .orderBy(asc(settlements.createdAt), asc(settlements.id));
  }

  /** Returns the sum of all lines, in whole dollars, and the number of settlements whose lines don't sum to zero. */
  async checkLedger(): Promise<{
    lines: number;
    settlements: number;
    paid: number;
    received: number;
    unbalanced: number;
  }> {
    const { rows } = await this.database.queries.execute<Record<string, string>>(sql`
      SELECT coalesce(sum(n), 0) AS lines, count(*) AS settlements, coalesce(sum(paid), 0) AS paid, coalesce(sum(received), 0) AS received,
        count(*) FILTER (WHERE paid <> received OR n <> 2) AS unbalanced
      FROM (SELECT count(*) AS n, coalesce(-sum(${ledgerLines.amount}) FILTER (WHERE ${ledgerLines.amount} < 0), 0) AS paid,
        coalesce(sum(${ledgerLines.amount}) FILTER (WHERE ${ledgerLines.amount} > 0), 0) AS received
        FROM ${ledgerLines} GROUP BY ${ledgerLines.settlementId}) AS each_settlement`);
    const number = (name: string) => Number(rows[0]?.[name] ?? 0);
    return {
      lines: number('lines'),
      settlements: number('settlements'),
      paid: number('paid'),
      received: number('received'),
      unbalanced: number('unbalanced'),
    };
  }

  /** Books a transfer between the two sides as two lines. */
  async book({ id, sellerId, buyerId, amount }: SettlementRow): Promise<void> {
    await this.database.queries.insert(ledgerLines).values([
      { settlementId: id, memberId: buyerId, amount: -amount },
      { settlementId: id, memberId: sellerId, amount },
    ]);
  }
}
