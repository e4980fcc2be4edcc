import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { getTableName, sql } from 'drizzle-orm';
import { Database } from '../database/database.ts';
import { declaredClasses } from '../discovery/declared.ts';
import { Every } from '../jobs/every.decorator.ts';
import { Retention, type RetentionRule } from './retention.decorator.ts';

/** Rows that one statement deletes, so that it locks few of them and ends in time. */
const BATCH_SIZE = 5_000;

/** Deletes rows by the rules that repositories declare with {@link Retention}. */
@Injectable()
export class RowRetentionService {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly database: Database,
    private readonly discovery: DiscoveryService,
  ) {}

  /**
   * A rule that fails doesn't prevent the others.
   * @param now the database's time by default.
   * @returns the number of deleted rows by table. Tables without deleted rows are left out.
   * @throws the last failure, after all rules.
   */
  @Every('hour')
  async deleteOld(now?: Date): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    let failure: unknown;
    for (const rule of this.rules()) {
      const name = getTableName(rule.table);
      try {
        for (let rows = BATCH_SIZE; rows === BATCH_SIZE; ) {
          rows = await this.deleteBatch(rule, now);
          if (rows > 0) deleted[name] = (deleted[name] ?? 0) + rows;
        }
      } catch (error) {
        this.logger.warn(`Old rows of ${name} can't be deleted: ${String(error)}`);
        failure = error;
      }
    }
    if (failure) throw failure;
    return deleted;
  }

  private rules(): RetentionRule[] {
    return declaredClasses(this.discovery, Retention).flatMap(({ value }) => value);
  }

  private async deleteBatch({ table, column, age, when }: RetentionRule, now?: Date): Promise<number> {
    const end = sql`${now ? sql`${now.toISOString()}::timestamptz` : sql`now()`} - ${age}::interval`;
    const isOld = sql`${column} < ${end}${when && sql` AND (${when})`}`;
    const { rowCount } = await this.database.queries.execute(
      sql`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${isOld} LIMIT ${BATCH_SIZE})) AND ${isOld}`,
    );
    return rowCount ?? 0;
  }
}
