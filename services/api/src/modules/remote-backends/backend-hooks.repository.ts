import type { BackendHooksState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { OutboxRepository } from '../../platform/outbox/outbox.repository.ts';
import { Retention } from '../../platform/retention/retention.decorator.ts';
import { type BackendHookRow, backendHooks, type NewBackendHook } from './backend-hooks.table.ts';

const { state, type } = backendHooks;
const isDeletion = eq(type, 'member-deletion');
const isExport = eq(type, 'member-export');
const isEvent = and(ne(type, 'member-deletion'), ne(type, 'member-export'));
const isWaiting = eq(state, 'waiting');
const hasFailed = eq(state, 'failed');

/** Rows per statement. */
const BATCH_SIZE = 1_000;

/** Calls of the site that wait for backends. Failed deletions stay until they succeed: the data is still there. */
@Retention([
  {
    table: backendHooks,
    column: backendHooks.settledAt,
    age: '30 days',
    when: or(eq(state, 'sent'), and(hasFailed, ne(type, 'member-deletion'))) ?? sql`false`,
  },
])
@Injectable()
export class BackendHooksRepository extends OutboxRepository<typeof backendHooks> {
  constructor(database: Database) {
    super(database, {
      table: backendHooks,
      givenUpState: 'failed',
      leaseSeconds: 60,
      recipient: [backendHooks.remote],
      subject: backendHooks.series,
    });
  }

  async insert(rows: readonly NewBackendHook[]): Promise<void> {
    for (let from = 0; from < rows.length; from += BATCH_SIZE)
      await this.database.queries.insert(backendHooks).values(rows.slice(from, from + BATCH_SIZE));
  }

  /** Stores an export that a backend didn't answer, for the owners of the site. */
  async insertFailedExport(remote: string, subject: string, error: string): Promise<void> {
    await this.database.queries.insert(backendHooks).values({
      remote,
      type: 'member-export',
      subject,
      state: 'failed',
      attempts: 1,
      error,
      settledAt: sql`clock_timestamp()`,
    });
  }

  async delete({ id }: Pick<BackendHookRow, 'id'>): Promise<void> {
    await this.database.queries.delete(backendHooks).where(eq(backendHooks.id, id));
  }

  /** Returns the numbers of each remote that has waiting or failed calls. */
  async states(): Promise<BackendHooksState[]> {
    const count = (...which: Parameters<typeof and>) =>
      sql<number>`(count(*) FILTER (WHERE ${and(...which)}))::int`;
    const since = sql<Date | null>`min(${backendHooks.createdAt}) FILTER (WHERE ${and(isDeletion, isWaiting)})`;
    const rows = await this.database.queries
      .select({
        remote: backendHooks.remote,
        waitingEvents: count(isEvent, isWaiting),
        failedEvents: count(isEvent, hasFailed),
        waitingDeletions: count(isDeletion, isWaiting),
        waitingSince: since.mapWith(backendHooks.createdAt),
        failedDeletions: count(isDeletion, hasFailed),
        failedExports: count(isExport, hasFailed),
        problem: sql<string | null>`(array_agg(${backendHooks.error} ORDER BY ${backendHooks.createdAt} DESC)
          FILTER (WHERE ${backendHooks.error} <> ''))[1]`,
      })
      .from(backendHooks)
      .where(ne(state, 'sent'))
      .groupBy(backendHooks.remote)
      .orderBy(backendHooks.remote);
    return rows.map((row) => ({ ...row, waitingSince: row.waitingSince?.toISOString() ?? null }));
  }

  /** Returns failed calls after a position, newest first. */
  findFailed(after: [number, string] | undefined, limit: number): Promise<BackendHookRow[]> {
    const { settledAt, id } = backendHooks;
    return this.database.queries
      .select()
      .from(backendHooks)
      .where(
        and(
          hasFailed,
          after &&
            sql`(${settledAt}, ${id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(settledAt), desc(id))
      .limit(limit);
  }

  /** Makes a failed call due now. @returns the row; undefined when it hasn't failed, or is an export. */
  async requeueOne(id: string): Promise<BackendHookRow | undefined> {
    const [row] = await this.requeue(and(eq(backendHooks.id, id), ne(type, 'member-export')));
    return row;
  }

  /** Returns the deletions that have waited for a day, and those whose term is over. */
  async lateDeletions(): Promise<{ waiting: number; failed: number; since: Date | null }> {
    const isLate = and(isWaiting, sql`${backendHooks.createdAt} < now() - interval '1 day'`);
    const late = or(isLate, hasFailed);
    const [row] = await this.database.queries
      .select({
        waiting: sql<number>`(count(*) FILTER (WHERE ${isLate}))::int`,
        failed: sql<number>`(count(*) FILTER (WHERE ${hasFailed}))::int`,
        since: sql<Date | null>`min(${backendHooks.createdAt})`.mapWith(backendHooks.createdAt),
      })
      .from(backendHooks)
      .where(and(isDeletion, late));
    return row ?? { waiting: 0, failed: 0, since: null };
  }
}
