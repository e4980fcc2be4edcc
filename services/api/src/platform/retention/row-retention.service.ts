import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { getTableName, sql } from 'drizzle-orm';
import { Database } from '../database/database.ts';
import { Every } from '../jobs/every.decorator.ts';
import { Retention, type RetentionRule } from './retention.decorator.ts';

/** Rows that one statement deletes, so that it locks few of them and ends in time. */
const BATCH_SIZE = 5_000;

/** Deletes rows by the rules that repositories declare with {@link Retention}. */
@Injectable()
export class RowRetentionService {
  constructor(
    private readonly database: Database,
    private readonly discovery: DiscoveryService,
  ) {}

  /** @param now the database's time by default. @returns the numbers of deleted rows, by table; without those of which none were. */
  @Every('hour')
  async deleteOld(now?: Date): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    for (const rule of this.rules()) {
      const name = getTableName(rule.table);
      for (let rows = BATCH_SIZE; rows === BATCH_SIZE; ) {
        rows = await this.deleteBatch(rule, now);
        if (rows > 0) deleted[name] = (deleted[name] ?? 0) + rows;
      }
    }
    return deleted;
  }

  private rules(): RetentionRule[] {
    return this.discovery
      .getProviders({ metadataKey: Retention.KEY })
      .flatMap((wrapper) => this.discovery.getMetadataByDecorator(Retention, wrapper) ?? []);
  }

  private async deleteBatch({ table, column, age, when }: RetentionRule, now?: Date): Promise<number> {
    const end = sql`${now ? sql`${now.toISOString()}::timestamptz` : sql`clock_timestamp()`} - ${age}::interval`;
    const isOld = sql`${column} < ${end}${when && sql` AND (${when})`}`;
    const { rowCount } = await this.database.queries.execute(
      sql`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${isOld} LIMIT ${BATCH_SIZE}))`,
    );
    return rowCount ?? 0;
  }
}
