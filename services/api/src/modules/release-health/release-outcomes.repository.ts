import { Injectable } from '@nestjs/common';
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import type { OutcomeCount } from './outcomes.policy.ts';
import { releaseOutcomes } from './release-health.table.ts';

type OutcomeRow = typeof releaseOutcomes.$inferSelect;

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

  async removeOlderThan(days: number): Promise<void> {
    await this.database.queries
      .delete(releaseOutcomes)
      .where(lt(releaseOutcomes.minute, sql`clock_timestamp() - ${days} * interval '1 day'`));
  }
}
