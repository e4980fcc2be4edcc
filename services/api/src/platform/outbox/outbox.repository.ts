import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { Outbox } from './outbox-sender.service.ts';

/** A table whose rows are sent. `state` is `waiting`, `sent`, or the one of rows that were given up. */
type OutboxTable = PgTable & {
  id: PgColumn;
  state: PgColumn;
  attempts: PgColumn;
  /** Incremented with each claim, so that a process whose lease has ended can't settle the row. */
  claims: PgColumn;
  /** Time of the next attempt. During an attempt: the end of its lease. */
  dueAt: PgColumn;
  error: PgColumn;
  /** Time since which the row is sent or given up. */
  settledAt: PgColumn;
  /** Position among the rows of its recipient and subject. */
  createdAt: PgColumn;
};
type Claimed = { id: string; attempts: number; claims: number };
type RowOf<T extends OutboxTable> = T['$inferSelect'] & Claimed;

interface OutboxOptions<T extends OutboxTable> {
  table: T;
  givenUpState: string;
  /** Time after which a claimed row may be claimed again, in seconds. Longer than any attempt takes. */
  leaseSeconds: number;
  /** Columns that identify the recipient. Without any, all rows have the same one. */
  recipient: readonly PgColumn[];
  /** Rows about one subject to one recipient are sent in their order. A row without a subject waits for no other. */
  subject: PgColumn;
}

const NOW = sql`clock_timestamp()`;

/**
 * Rows that wait to be sent. They are claimed on a lease, so that none is lost when a process dies. A row isn't sent before the earlier ones about
 * its subject to its recipient are sent or given up.
 */
export abstract class OutboxRepository<T extends OutboxTable> implements Outbox<RowOf<T>> {
  protected readonly table: T;

  constructor(
    protected readonly database: Database,
    private readonly options: OutboxOptions<T>,
  ) {
    this.table = options.table;
  }

  async claim(limit: number): Promise<RowOf<T>[]> {
    const { id, state, dueAt, attempts, claims } = this.table;
    const due = sql`ARRAY(SELECT ${id} FROM ${this.table}
      WHERE ${state} = 'waiting' AND ${dueAt} <= ${NOW} AND NOT EXISTS (${this.earlierOfSubject()})
      ORDER BY ${dueAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
    return this.change(
      {
        attempts: sql`${attempts} + 1`,
        claims: sql`${claims} + 1`,
        dueAt: sql`${NOW} + make_interval(secs => ${this.options.leaseSeconds})`,
      },
      sql`${id} = ANY(${due})`,
    );
  }

  async markSent(row: Claimed): Promise<void> {
    await this.change({ state: 'sent', error: '', settledAt: NOW }, this.stillClaimed(row));
  }

  async postpone(row: Claimed, dueAt: Date, error: string, counts: boolean): Promise<void> {
    const attempts = counts ? row.attempts : row.attempts - 1;
    await this.change({ dueAt, error, attempts }, this.stillClaimed(row));
  }

  async giveUp(row: Claimed, error: string): Promise<RowOf<T> | undefined> {
    const state = this.options.givenUpState;
    const [settled] = await this.change({ state, error, settledAt: NOW }, this.stillClaimed(row));
    return settled;
  }

  /** Makes rows that were given up due now, with all attempts available. @returns them, with their last error. */
  requeue(which: SQL | undefined): Promise<RowOf<T>[]> {
    return this.change(
      { state: 'waiting', attempts: 0, dueAt: NOW, settledAt: null },
      and(eq(this.table.state, this.options.givenUpState), which),
    );
  }

  private async change(
    values: Partial<Record<keyof OutboxTable, unknown>>,
    which: SQL | undefined,
  ): Promise<RowOf<T>[]> {
    const rows: unknown = await this.database.queries
      .update(this.table as PgTable)
      .set(values as PgUpdateSetSource<PgTable>)
      .where(which)
      .returning();
    return rows as RowOf<T>[];
  }

  /** Returns the condition that no other process has claimed the row since. */
  private stillClaimed({ id, attempts, claims }: Claimed): SQL | undefined {
    const { table } = this;
    // The previous version claims without `claims`.
    return and(
      eq(table.id, id),
      eq(table.claims, claims),
      eq(table.attempts, attempts),
      eq(table.state, 'waiting'),
    );
  }

  private earlierOfSubject(): SQL {
    const { id, state, createdAt } = this.table;
    const { subject } = this.options;
    const earlier = (column: PgColumn) => sql`earlier.${sql.identifier(column.name)}`;
    const same = this.options.recipient.map((column) =>
      column.notNull
        ? sql`${earlier(column)} = ${column}`
        : sql`${earlier(column)} IS NOT DISTINCT FROM ${column}`,
    );
    return sql`SELECT 1 FROM ${this.table} AS earlier WHERE ${and(
      sql`${earlier(state)} = 'waiting'`,
      sql`(${earlier(createdAt)}, ${earlier(id)}) < (${createdAt}, ${id})`,
      sql`${earlier(subject)} = ${subject}`,
      ...same,
    )}`;
  }
}
