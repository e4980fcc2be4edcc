import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import type { OutcomeCount } from './outcomes.policy.ts';
import { releaseFailures, releaseOutcomes, releaseReporters } from './release-health.table.ts';

type OutcomeRow = typeof releaseOutcomes.$inferSelect;
export type FailureRow = typeof releaseFailures.$inferSelect;
/** One failure, before it is counted. */
export type NewFailure = Omit<FailureRow, 'count' | 'firstAt' | 'lastAt'>;

/** A version fails in few ways. More are somebody's invention, or a message with a number in it: the first ones tell enough. */
const MOST_FAILURES = 50;

@Injectable()
export class ReleaseOutcomesRepository {
  constructor(private readonly database: Database) {}

  /** Adds to the running minute. The database's clock decides which one that is, the same for every process. */
  async add(counts: readonly OutcomeCount[]): Promise<void> {
    if (counts.length === 0) return;
    const minute = sql`date_trunc('minute', clock_timestamp())`;
    await this.database.queries
      .insert(releaseOutcomes)
      .values(counts.map((count) => ({ ...count, minute })))
      .onConflictDoUpdate({
        target: [
          releaseOutcomes.remote,
          releaseOutcomes.version,
          releaseOutcomes.minute,
          releaseOutcomes.outcome,
        ],
        set: { count: sql`${releaseOutcomes.count} + excluded.count` },
      });
  }

  /** Of the running minute and as many before it, oldest first. */
  findRecent(remotes: readonly string[], minutesBefore: number): Promise<OutcomeRow[]> {
    return this.database.queries
      .select()
      .from(releaseOutcomes)
      .where(
        and(
          inArray(releaseOutcomes.remote, [...remotes]),
          gte(
            releaseOutcomes.minute,
            sql`date_trunc('minute', clock_timestamp()) - ${minutesBefore} * interval '1 minute'`,
          ),
        ),
      )
      .orderBy(asc(releaseOutcomes.minute));
  }

  /** Of one version, in the running minute and the one before it. */
  findWindow(remote: string, version: string): Promise<OutcomeRow[]> {
    return this.database.queries
      .select()
      .from(releaseOutcomes)
      .where(
        and(
          eq(releaseOutcomes.remote, remote),
          eq(releaseOutcomes.version, version),
          gte(releaseOutcomes.minute, sql`date_trunc('minute', clock_timestamp()) - interval '1 minute'`),
        ),
      );
  }

  /** Counts a failure among those of its kind. @returns false when so many kinds are kept of this version that no other is. */
  async addFailure(failure: NewFailure): Promise<boolean> {
    const { queries } = this.database;
    const sameVersion = and(
      eq(releaseFailures.remote, failure.remote),
      eq(releaseFailures.version, failure.version),
    );
    const known = await queries
      .update(releaseFailures)
      .set({ count: sql`${releaseFailures.count} + 1`, lastAt: sql`clock_timestamp()` })
      .where(and(sameVersion, eq(releaseFailures.fingerprint, failure.fingerprint)))
      .returning({ count: releaseFailures.count });
    if (known.length > 0) return true;
    const [kept] = await queries.select({ kinds: count() }).from(releaseFailures).where(sameVersion);
    if ((kept?.kinds ?? 0) >= MOST_FAILURES) return false;
    await queries.insert(releaseFailures).values(failure).onConflictDoNothing();
    return true;
  }

  /** The most frequent first. */
  findFailures(remote: string, version: string): Promise<FailureRow[]> {
    return this.database.queries
      .select()
      .from(releaseFailures)
      .where(and(eq(releaseFailures.remote, remote), eq(releaseFailures.version, version)))
      .orderBy(desc(releaseFailures.count), desc(releaseFailures.lastAt), releaseFailures.fingerprint);
  }

  /** Notes that a network reported on versions. Who saw a version fail has seen it fail, whatever they see later. */
  async addReporter(
    network: string,
    versions: readonly { remote: string; version: string; failed: boolean }[],
  ) {
    if (versions.length === 0) return;
    await this.database.queries
      .insert(releaseReporters)
      .values(versions.map((version) => ({ ...version, network })))
      .onConflictDoUpdate({
        target: [releaseReporters.remote, releaseReporters.version, releaseReporters.network],
        set: {
          failed: sql`${releaseReporters.failed} OR excluded.failed`,
          at: sql`clock_timestamp()`,
        },
      });
  }

  /** How many networks reported on a version since then: those that saw it fail, and the others. */
  async countNetworks(
    remote: string,
    version: string,
    since: Date,
  ): Promise<{ failed: number; drawn: number }> {
    const [row] = await this.database.queries
      .select({
        failed: sql<number>`count(*) FILTER (WHERE ${releaseReporters.failed})`.mapWith(Number),
        drawn: sql<number>`count(*) FILTER (WHERE NOT ${releaseReporters.failed})`.mapWith(Number),
      })
      .from(releaseReporters)
      .where(
        and(
          eq(releaseReporters.remote, remote),
          eq(releaseReporters.version, version),
          gte(releaseReporters.at, since),
        ),
      );
    return row ?? { failed: 0, drawn: 0 };
  }

  /** How many drawings of a version failed on the server since then. */
  async countFailedDraws(remote: string, version: string, since: Date): Promise<number> {
    const [row] = await this.database.queries
      .select({ sum: sql<number>`coalesce(sum(${releaseOutcomes.count}), 0)`.mapWith(Number) })
      .from(releaseOutcomes)
      .where(
        and(
          eq(releaseOutcomes.remote, remote),
          eq(releaseOutcomes.version, version),
          eq(releaseOutcomes.outcome, 'draw-failed'),
          // The minute in which it came out counts too.
          gte(releaseOutcomes.minute, sql`date_trunc('minute', ${since.toISOString()}::timestamptz)`),
        ),
      );
    return row?.sum ?? 0;
  }

  async removeOlderThan(days: number): Promise<void> {
    const { queries } = this.database;
    const before = sql`clock_timestamp() - ${days} * interval '1 day'`;
    await queries.delete(releaseOutcomes).where(lt(releaseOutcomes.minute, before));
    await queries.delete(releaseFailures).where(lt(releaseFailures.lastAt, before));
    await queries
      .delete(releaseReporters)
      .where(lt(releaseReporters.at, sql`clock_timestamp() - interval '2 days'`));
  }
}
