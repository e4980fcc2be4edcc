import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { Retention } from '../../../platform/retention/retention.decorator.ts';
import type { OutcomeCount } from './outcomes.policy.ts';
import { releaseFailures, releaseOutcomes, releaseReporters } from './release-health.table.ts';

type OutcomeRow = typeof releaseOutcomes.$inferSelect;
export type FailureRow = typeof releaseFailures.$inferSelect;
/** Failure, before it is counted. */
export type NewFailure = Omit<FailureRow, 'count' | 'firstAt' | 'lastAt'>;

const OUTCOMES_AGE = '7 days';

/** Maximum of stored kinds per version. More are forged, or contain a variable number in their message. */
const MAX_FAILURES = 50;

@Retention([
  { table: releaseOutcomes, column: releaseOutcomes.minute, age: OUTCOMES_AGE },
  { table: releaseFailures, column: releaseFailures.lastAt, age: OUTCOMES_AGE },
  { table: releaseReporters, column: releaseReporters.at, age: '2 days' },
])
@Injectable()
export class ReleaseOutcomesRepository {
  constructor(private readonly database: Database) {}

  /** Adds to the current minute of the database's clock, so that all processes agree. */
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

  /** Returns rows of the current minute and the given number before it, oldest first. */
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

  /** Returns rows of one version, in the current minute and the previous one. */
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

  /** Counts a failure by its kind. @returns false when the maximum of kinds is reached. */
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
    if ((kept?.kinds ?? 0) >= MAX_FAILURES) return false;
    await queries.insert(releaseFailures).values(failure).onConflictDoNothing();
    return true;
  }

  /** Returns failures, most frequent first. */
  findFailures(remote: string, version: string): Promise<FailureRow[]> {
    return this.database.queries
      .select()
      .from(releaseFailures)
      .where(and(eq(releaseFailures.remote, remote), eq(releaseFailures.version, version)))
      .orderBy(desc(releaseFailures.count), desc(releaseFailures.lastAt), releaseFailures.fingerprint);
  }

  /** Records that a network reported on versions. Once a network has reported a failure, later successes don't change that. */
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

  /** Counts networks that reported on a version since then: those with failures, and the others. */
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

  /** Counts failed server renderings of a version since then. */
  async countFailedDraws(remote: string, version: string, since: Date): Promise<number> {
    const [row] = await this.database.queries
      .select({ sum: sql<number>`coalesce(sum(${releaseOutcomes.count}), 0)`.mapWith(Number) })
      .from(releaseOutcomes)
      .where(
        and(
          eq(releaseOutcomes.remote, remote),
          eq(releaseOutcomes.version, version),
          eq(releaseOutcomes.outcome, 'draw-failed'),
          // Includes the minute of the release.
          gte(releaseOutcomes.minute, sql`date_trunc('minute', ${since.toISOString()}::timestamptz)`),
        ),
      );
    return row?.sum ?? 0;
  }
}
