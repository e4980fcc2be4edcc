import { EXPORT_DAYS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { type DataExportRow, dataExports } from './data-exports.table.ts';

@Injectable()
export class DataExportsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the latest export that hasn't expired. */
  async findLast(memberId: string): Promise<DataExportRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.memberId, memberId), sql`${dataExports.expiresAt} > now()`))
      .orderBy(desc(dataExports.requestedAt))
      .limit(1);
    return row;
  }

  /** Returns undefined when an export is in progress. */
  async insert(memberId: string): Promise<DataExportRow | undefined> {
    const [row] = await this.database.queries
      .insert(dataExports)
      .values({ memberId, expiresAt: new Date(Date.now() + EXPORT_DAYS * DAY_MS) })
      .onConflictDoNothing()
      .returning();
    return row;
  }

  async findWaiting(id: string): Promise<DataExportRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.id, id), eq(dataExports.state, 'waiting')));
    return row;
  }

  /** Sets the final state. @returns false when it is set already. */
  async settle(id: string, to: Pick<DataExportRow, 'state' | 'bytes'>): Promise<boolean> {
    const rows = await this.database.queries
      .update(dataExports)
      .set({ ...to, expiresAt: sql`now() + make_interval(days => ${EXPORT_DAYS})` })
      .where(and(eq(dataExports.id, id), eq(dataExports.state, 'waiting')))
      .returning({ id: dataExports.id });
    return rows.length > 0;
  }

  /** Returns exports that have been waiting for this many hours. */
  async findAbandoned(hours: number, limit: number): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(
        and(
          eq(dataExports.state, 'waiting'),
          sql`${dataExports.requestedAt} < now() - make_interval(hours => ${hours})`,
        ),
      )
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Returns expired exports, those that a newer one replaces, and those of members who have left. */
  async findOver(limit: number): Promise<string[]> {
    const newer = sql`EXISTS (SELECT 1 FROM ${dataExports} newer WHERE newer.member_id = ${dataExports.memberId}
      AND newer.state = 'ready' AND newer.requested_at > ${dataExports.requestedAt})`;
    const rows = await this.database.queries
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(or(lte(dataExports.expiresAt, sql`now()`), isNull(dataExports.memberId), newer))
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.database.queries.delete(dataExports).where(inArray(dataExports.id, [...ids]));
  }
}
