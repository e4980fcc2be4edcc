import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { commentReports } from './comments.table.ts';

@Injectable()
export class CommentReportsRepository {
  constructor(private readonly database: Database) {}

  /** A second report by the same member is ignored. @returns whether it is the first. */
  async add(commentId: string, reporterId: string, reason: string): Promise<boolean> {
    const added = await this.database.queries
      .insert(commentReports)
      .values({ commentId, reporterId, reason })
      .onConflictDoNothing()
      .returning({ id: commentReports.commentId });
    return added.length > 0;
  }

  /** The number of open reports by comment. Comments without one are absent. */
  async countOpen(commentIds: readonly string[]): Promise<Map<string, number>> {
    if (commentIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select({ id: commentReports.commentId, reports: count() })
      .from(commentReports)
      .where(and(inArray(commentReports.commentId, [...commentIds]), isNull(commentReports.settledAt)))
      .groupBy(commentReports.commentId);
    return new Map(rows.map(({ id, reports }) => [id, reports]));
  }

  /** The open reports of a comment, oldest first. */
  findOpen(commentId: string): Promise<{ reporterId: string; reason: string; at: Date }[]> {
    return this.database.queries
      .select({
        reporterId: commentReports.reporterId,
        reason: commentReports.reason,
        at: commentReports.createdAt,
      })
      .from(commentReports)
      .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt)))
      .orderBy(asc(commentReports.createdAt), asc(commentReports.reporterId));
  }

  async settle(commentId: string): Promise<void> {
    await this.database.queries
      .update(commentReports)
      .set({ settledAt: sql`clock_timestamp()` })
      .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt)));
  }
}
