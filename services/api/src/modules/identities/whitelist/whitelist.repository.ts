import { Injectable } from '@nestjs/common';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { identities } from '../identities.table.ts';
import { whitelistEntries, whitelistedMembers } from './whitelist.table.ts';

/** Accounts of members who may join. */
const WANTED = sql`SELECT i.subject AS identifier, i.user_id FROM ${identities} i JOIN ${whitelistedMembers} w ON w.user_id = i.user_id`;

@Injectable()
export class WhitelistRepository {
  constructor(private readonly database: Database) {}

  /** @returns false when the member was already on it. */
  async insertMember(userId: string): Promise<boolean> {
    const rows = await this.database.queries
      .insert(whitelistedMembers)
      .values({ userId })
      .onConflictDoNothing()
      .returning();
    return rows.length > 0;
  }

  /** @returns false when the member wasn't on it. */
  async deleteMember(userId: string): Promise<boolean> {
    const rows = await this.database.queries
      .delete(whitelistedMembers)
      .where(eq(whitelistedMembers.userId, userId))
      .returning();
    return rows.length > 0;
  }

  /**
   * Writes the changes for game servers. Must be called with the lock of the whitelist: then every change gets a number above the committed ones,
   * and no reader's cursor skips one that isn't committed yet.
   * @param userId limits the update to one member.
   */
  async writeChanges(userId?: string): Promise<void> {
    const whose = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
    await this.database.queries.execute(sql`
      WITH wanted AS (SELECT * FROM (${WANTED}) AS all_wanted WHERE ${whose}),
      changes AS (
        SELECT identifier, true AS allowed, user_id FROM wanted
        WHERE NOT EXISTS (
          SELECT 1 FROM ${whitelistEntries} e
          WHERE e.identifier = wanted.identifier AND e.allowed AND e.user_id = wanted.user_id
        )
        UNION ALL
        SELECT identifier, false, user_id FROM ${whitelistEntries}
        WHERE allowed AND ${whose} AND identifier NOT IN (SELECT identifier FROM wanted)
      )
      INSERT INTO ${whitelistEntries} (identifier, allowed, user_id, seq)
      SELECT identifier, allowed, user_id,
        (SELECT coalesce(max(seq), 0) FROM ${whitelistEntries}) + row_number() OVER (ORDER BY identifier)
      FROM changes
      ON CONFLICT (identifier) DO UPDATE
      SET allowed = excluded.allowed, user_id = excluded.user_id, seq = excluded.seq, changed_at = clock_timestamp()`);
  }

  findChanges(since: number, limit: number) {
    return this.database.queries
      .select()
      .from(whitelistEntries)
      .where(gt(whitelistEntries.seq, since))
      .orderBy(asc(whitelistEntries.seq))
      .limit(limit);
  }

  /** Removes accounts that may not join anymore and whose member was deleted this many days ago. */
  async deleteDeparted(days: number): Promise<void> {
    await this.database.queries.delete(whitelistEntries).where(
      sql`NOT ${whitelistEntries.allowed} AND ${whitelistEntries.userId} IS NULL
        AND ${whitelistEntries.changedAt} < now() - make_interval(days => ${days})`,
    );
  }

  /** Returns every account that may join and the number of the last change, in one query. */
  async findAllowed(): Promise<{ identifiers: string[]; seq: number }> {
    const { rows } = await this.database.queries.execute<{ identifiers: string[]; seq: string }>(sql`
      SELECT coalesce(array_agg(identifier ORDER BY identifier) FILTER (WHERE allowed), '{}') AS identifiers,
        coalesce(max(seq), 0) AS seq
      FROM ${whitelistEntries}`);
    const [row] = rows;
    return { identifiers: row?.identifiers ?? [], seq: Number(row?.seq ?? 0) };
  }
}
