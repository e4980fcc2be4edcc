import type { StreamReportReason } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { type StreamReportRow, streamReports } from '../streamers.table.ts';

const open = isNull(streamReports.settledAt);

@Injectable()
export class StreamReportsRepository {
  constructor(private readonly database: Database) {}

  /** Stores a report. It replaces an open one of the same member. */
  async upsert(report: {
    streamerId: string;
    reporterId: string;
    reason: StreamReportReason;
    text: string;
  }): Promise<void> {
    const { reason, text } = report;
    await this.database.queries
      .insert(streamReports)
      .values(report)
      .onConflictDoUpdate({
        target: [streamReports.streamerId, streamReports.reporterId],
        targetWhere: open,
        set: { reason, text, at: sql`clock_timestamp()` },
      });
  }

  /** Returns open reports about these streamers, newest first. */
  openOf(streamerIds: readonly string[]): Promise<StreamReportRow[]> {
    return this.database.queries
      .select()
      .from(streamReports)
      .where(and(inArray(streamReports.streamerId, [...streamerIds]), open))
      .orderBy(desc(streamReports.at), desc(streamReports.id));
  }

  async settle(streamerId: string, by: string): Promise<number> {
    const { rowCount } = await this.database.queries
      .update(streamReports)
      .set({ settledAt: sql`clock_timestamp()`, settledBy: by })
      .where(and(eq(streamReports.streamerId, streamerId), open));
    return rowCount ?? 0;
  }

  /** Returns the streamers with open reports. */
  async reported(): Promise<string[]> {
    const rows = await this.database.queries
      .selectDistinct({ id: streamReports.streamerId })
      .from(streamReports)
      .where(open)
      .orderBy(asc(streamReports.streamerId));
    return rows.map(({ id }) => id);
  }
}
