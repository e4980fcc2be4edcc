import { COMMENT_EDIT_MINUTES } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { afterPosition, beforePosition, type InstantPosition } from '../../platform/database/keyset.ts';
import { findById, insertOne, lockById } from '../../platform/database/rows.ts';
import { isAbout } from './comment-conditions.ts';
import { aboutOf } from './comments.policy.ts';
import { type CommentRow, commentReports, comments, type NewComment } from './comments.table.ts';

const NOW = sql`clock_timestamp()`;

@Injectable()
export class CommentsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the moderators' queue, oldest first: held comments, and public ones with open reports. */
  findQueue(after: InstantPosition | undefined, limit: number): Promise<CommentRow[]> {
    const reported = this.database.queries
      .select({ id: commentReports.commentId })
      .from(commentReports)
      .where(isNull(commentReports.settledAt));
    const waiting = or(
      eq(comments.state, 'held'),
      and(eq(comments.state, 'shown'), inArray(comments.id, reported)),
    );
    return this.select(and(waiting, after && afterPosition(comments.createdAt, comments.id, after)), limit);
  }

  async find(id: string): Promise<CommentRow | undefined> {
    return findById(this.database, comments, id);
  }

  /** Returns neighboring comments, at most `limit` before and after, oldest first: replies of the same thread, or top-level comments. */
  async findAround(row: CommentRow, limit: number): Promise<{ before: CommentRow[]; after: CommentRow[] }> {
    const position: InstantPosition = [row.createdAt.getTime(), row.id];
    const { parentId } = row;
    const same = and(
      isAbout(aboutOf(row)),
      parentId === null ? isNull(comments.parentId) : eq(comments.parentId, parentId),
    );
    const before = await this.database.queries
      .select()
      .from(comments)
      .where(and(same, beforePosition(comments.createdAt, comments.id, position)))
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(limit);
    const after = await this.select(
      and(same, afterPosition(comments.createdAt, comments.id, position)),
      limit,
    );
    return { before: before.toReversed(), after };
  }

  /** Locks the row until the transaction ends. */
  async lock(id: string): Promise<CommentRow | undefined> {
    return lockById(this.database, comments, id);
  }

  async insert(comment: Omit<NewComment, 'shownAt'>): Promise<CommentRow> {
    const shownAt = comment.state === 'shown' ? NOW : null;
    return insertOne(this.database, comments, { ...comment, shownAt });
  }

  /** Whether a moderator has approved a comment of this member and none has been removed by one since. */
  async isApproved(authorId: string): Promise<boolean> {
    const [row] = await this.database.queries
      .select({ id: comments.id })
      .from(comments)
      .where(
        and(
          eq(comments.authorId, authorId),
          isNotNull(comments.approvedAt),
          or(ne(comments.state, 'removed'), eq(comments.removedBy, authorId)),
        ),
      )
      .limit(1);
    return row !== undefined;
  }

  /** Returns undefined when the time to edit is over, by the database's clock. */
  async changeText(id: string, text: string): Promise<CommentRow | undefined> {
    const stillOpen = sql`${comments.createdAt} > ${NOW} - make_interval(mins => ${COMMENT_EDIT_MINUTES})`;
    const [row] = await this.database.queries
      .update(comments)
      .set({ text, editedAt: NOW, version: sql`${comments.version} + 1` })
      .where(and(eq(comments.id, id), stillOpen))
      .returning();
    return row;
  }

  hold(id: string): Promise<CommentRow> {
    return this.update(id, { state: 'held' });
  }

  approve(id: string): Promise<CommentRow> {
    const shownAt = sql`coalesce(${comments.shownAt}, ${NOW})`;
    return this.update(id, { state: 'shown', shownAt, approvedAt: NOW, removedAt: null, removedBy: null });
  }

  remove(id: string, removedBy: string): Promise<CommentRow> {
    return this.update(id, { state: 'removed', removedAt: NOW, removedBy });
  }

  /** Clears the texts of comments that were removed more than this many days ago. @returns the number of cleared texts. */
  async clearTexts(days: number, most: number): Promise<number> {
    const old = this.database.queries
      .select({ id: comments.id })
      .from(comments)
      .where(
        and(
          eq(comments.state, 'removed'),
          ne(comments.text, ''),
          sql`${comments.removedAt} < ${NOW} - make_interval(days => ${days})`,
        ),
      )
      .limit(most);
    const { rowCount } = await this.database.queries
      .update(comments)
      .set({ text: '' })
      .where(inArray(comments.id, old));
    return rowCount ?? 0;
  }

  private async update(id: string, change: Changes): Promise<CommentRow> {
    const [row] = await this.database.queries
      .update(comments)
      .set(change)
      .where(eq(comments.id, id))
      .returning();
    if (!row) throw new Error(`The comment ${id} vanished while locked.`);
    return row;
  }

  private select(which: SQL | undefined, limit: number): Promise<CommentRow[]> {
    return this.database.queries
      .select()
      .from(comments)
      .where(which)
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(limit);
  }
}

type Changes = { [K in keyof NewComment]?: NewComment[K] | SQL };
