import type { ReportReason } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { commentReports } from './comments.table.ts';

export interface NewReport {
  reporterId: string;
  kind: ReportReason;
  /** Reason in the reporter's words; may be empty. */
  reason: string;
}

export interface OpenReport extends NewReport {
  /** Text of the comment when it was reported. */
  text: string;
  at: Date;
}

@Injectable()
export class CommentReportsRepository {
  constructor(private readonly database: Database) {}

  /** Stores the comment's text with the report. A second report by the same member is ignored. @returns whether it is the first. */
  async add({ id, text }: { id: string; text: string }, report: NewReport): Promise<boolean> {
    const added = await this.database.queries
      .insert(commentReports)
      .values({ ...report, commentId: id, commentText: text })
      .onConflictDoNothing()
      .returning({ id: commentReports.commentId });
    return added.length > 0;
  }

  /** Returns the number of open reports by comment. Comments without reports are absent. */
  async countOpen(commentIds: readonly string[]): Promise<Map<string, number>> {
    if (commentIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select({ id: commentReports.commentId, reports: count() })
      .from(commentReports)
      .where(and(inArray(commentReports.commentId, [...commentIds]), isNull(commentReports.settledAt)))
      .groupBy(commentReports.commentId);
    return new Map(rows.map(({ id, reports }) => [id, reports]));
  }

  /** Returns the open reports of a comment, oldest first. */
  findOpen(commentId: string): Promise<OpenReport[]> {
    const { reporterId, kind, reason, commentText, createdAt } = commentReports;
    return this.database.queries
      .select({ reporterId, kind, reason, text: commentText, at: createdAt })
      .from(commentReports)
      .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt)))
      .orderBy(asc(commentReports.createdAt), asc(commentReports.reporterId));
  }

  /** @returns the members whose reports were open. */
  async settle(commentId: string): Promise<string[]> {
    const rows = await this.database.queries
      .update(commentReports)
      .set({ settledAt: sql`clock_timestamp()` })
      .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt)))
      .returning({ reporterId: commentReports.reporterId });
    return rows.map(({ reporterId }) => reporterId);
  }

  /** Clears comment texts of reports that were settled more than this many days ago. @returns the number of cleared texts. */
  async clearTexts(days: number, most: number): Promise<number> {
    const { rowCount } = await this.database.queries.execute(sql`
      UPDATE ${commentReports} SET comment_text = '' WHERE (comment_id, reporter_id) IN (
        SELECT comment_id, reporter_id FROM ${commentReports}
        WHERE settled_at < clock_timestamp() - make_interval(days => ${days}) AND comment_text <> '' LIMIT ${most})`);
    return rowCount ?? 0;
  }
}
