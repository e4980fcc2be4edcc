import type { Comment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { afterPosition, type InstantPosition } from '../../platform/database/keyset.ts';
import { isAbout } from './comment-conditions.ts';
import { type CommentRow, comments } from './comments.table.ts';

/** Id of the reader; undefined for a moderator, who sees all comments. */
type Reader = string | undefined;

/** First replies to a comment, and their total number. */
export interface FirstReplies {
  rows: CommentRow[];
  count: number;
}

/** Comments as threads: top-level comments and their replies. */
@Injectable()
export class CommentThreadsRepository {
  constructor(private readonly database: Database) {}

  /** Returns top-level comments after the position, oldest first. */
  findThreads(
    about: Comment['about'],
    reader: Reader,
    after: InstantPosition | undefined,
    limit: number,
  ): Promise<CommentRow[]> {
    return this.select(and(isAbout(about), isNull(comments.parentId)), reader, after, limit);
  }

  /** Returns replies to a comment after the position, oldest first. */
  findReplies(
    { about, parentId }: { about: Comment['about']; parentId: string },
    reader: Reader,
    after: InstantPosition | undefined,
    limit: number,
  ): Promise<CommentRow[]> {
    return this.select(and(isAbout(about), eq(comments.parentId, parentId)), reader, after, limit);
  }

  /** Returns a comment or reply if the reader may see it. */
  async findVisible(about: Comment['about'], reader: Reader, id: string): Promise<CommentRow | undefined> {
    const [row] = await this.select(and(isAbout(about), eq(comments.id, id)), reader, undefined, 1);
    return row;
  }

  /** Returns the first replies to each of these comments, in one statement. Comments without replies are absent. */
  async firstReplies(
    parentIds: readonly string[],
    reader: Reader,
    each: number,
  ): Promise<Map<string, FirstReplies>> {
    if (parentIds.length === 0) return new Map();
    const thread = sql`PARTITION BY ${comments.parentId}`;
    const ranked = this.database.queries
      .select({
        ...getTableColumns(comments),
        place: sql<number>`row_number() OVER (${thread} ORDER BY ${comments.createdAt}, ${comments.id})`.as(
          'place',
        ),
        count: sql<number>`(count(*) OVER (${thread}))::int`.as('count'),
      })
      .from(comments)
      .where(and(inArray(comments.parentId, [...parentIds]), visibleTo(reader)))
      .as('ranked');
    const rows = await this.database.queries
      .select()
      .from(ranked)
      .where(lte(ranked.place, each))
      .orderBy(ranked.createdAt, ranked.id);
    const byParent = new Map<string, FirstReplies>();
    for (const { place: _, count, ...row } of rows) {
      const thread = byParent.get(row.parentId ?? '') ?? { rows: [], count };
      byParent.set(row.parentId ?? '', { count, rows: [...thread.rows, row] });
    }
    return byParent;
  }

  /** Locks the public comment that a reply answers: it can't be removed or hidden until the transaction ends. */
  async lockAnswered(about: Comment['about'], id: string): Promise<CommentRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(comments)
      .where(and(eq(comments.id, id), isAbout(about), eq(comments.state, 'shown')))
      .for('share');
    return row;
  }

  private select(
    which: SQL | undefined,
    reader: Reader,
    after: InstantPosition | undefined,
    limit: number,
  ): Promise<CommentRow[]> {
    return this.database.queries
      .select()
      .from(comments)
      .where(and(which, visibleTo(reader), after && afterPosition(comments.createdAt, comments.id, after)))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(limit);
  }
}

/** Condition for public comments and the reader's own. A removed comment that was public before is shown as a placeholder. */
function visibleTo(reader: Reader): SQL | undefined {
  if (reader === undefined) return undefined;
  return or(
    eq(comments.state, 'shown'),
    and(eq(comments.state, 'removed'), isNotNull(comments.shownAt)),
    eq(comments.authorId, reader),
  );
}
