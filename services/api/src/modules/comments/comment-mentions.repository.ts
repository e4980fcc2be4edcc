import { DELETED_MEMBER } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { commentMentions, commentReports, comments } from './comments.table.ts';

export interface CommentMention {
  commentId: string;
  memberId: string;
  handle: string;
}

@Injectable()
export class CommentMentionsRepository {
  constructor(private readonly database: Database) {}

  findOf(commentIds: readonly string[]): Promise<CommentMention[]> {
    if (commentIds.length === 0) return Promise.resolve([]);
    const { commentId, memberId, handle } = commentMentions;
    return this.database.queries
      .select({ commentId, memberId, handle })
      .from(commentMentions)
      .where(inArray(commentId, [...commentIds]));
  }

  /** If the comment already mentions the member, only the handle is updated. */
  async add(mentions: readonly CommentMention[]): Promise<void> {
    if (mentions.length === 0) return;
    await this.database.queries
      .insert(commentMentions)
      .values([...mentions])
      .onConflictDoUpdate({
        target: [commentMentions.commentId, commentMentions.memberId],
        set: { handle: sql`excluded.handle` },
      });
  }

  /** Marks members mentioned by one of the handles as notified. @returns those who weren't notified before. */
  async claimUnnotified(commentId: string, handles: readonly string[]): Promise<string[]> {
    if (handles.length === 0) return [];
    const rows = await this.database.queries
      .update(commentMentions)
      .set({ notifiedAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(commentMentions.commentId, commentId),
          isNull(commentMentions.notifiedAt),
          inArray(commentMentions.handle, [...handles]),
        ),
      )
      .returning({ memberId: commentMentions.memberId });
    return rows.map(({ memberId }) => memberId);
  }

  /** Replaces the handle of a member who leaves in the texts that mention them, and in reports of these texts. */
  async removeHandlesOf(memberId: string): Promise<void> {
    const { queries } = this.database;
    await queries.execute(sql`
      UPDATE ${comments} SET text = ${withoutHandle(sql`text`)} FROM ${commentMentions}
      WHERE ${commentMentions.commentId} = ${comments.id} AND ${commentMentions.memberId} = ${memberId}`);
    await queries.execute(sql`
      UPDATE ${commentReports} SET comment_text = ${withoutHandle(sql`comment_text`)} FROM ${commentMentions}
      WHERE ${commentMentions.commentId} = ${commentReports.commentId} AND ${commentMentions.memberId} = ${memberId}`);
  }
}

/** Returns a text without the handle of a mention. */
function withoutHandle(text: SQL): SQL {
  const handle = sql`replace(${commentMentions.handle}, '.', '\\.')`;
  return sql`regexp_replace(${text}, '@' || ${handle} || '(?![a-z0-9_])', ${`@${DELETED_MEMBER.username}`}, 'gi')`;
}
