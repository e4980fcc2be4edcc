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
import { afterPosition, isAbout, type Position } from './comment-conditions.ts';
import { type CommentRow, comments } from './comments.table.ts';

/** Whose view of the comments it is; undefined for a moderator, who sees all of them. */
type Reader = string | undefined;

/** The first replies to a comment, and how many there are. */
export interface FirstReplies {
  rows: CommentRow[];
  count: number;
}

/** Comments as threads: those that stand by themselves, and replies below them. */
@Injectable()
export class CommentThreadsRepository {
  constructor(private readonly database: Database) {}

  /** Those that stand by themselves, oldest first, after the position. */
  findThreads(
    about: Comment['about'],
    reader: Reader,
    after: Position | undefined,
    limit: number,
  ): Promise<CommentRow[]> {
    return this.select(and(isAbout(about), isNull(comments.parentId)), reader, after, limit);
  }

  /** The replies below one of them, oldest first, after the position. */
  findReplies(
    { about, parentId }: { about: Comment['about']; parentId: string },
    reader: Reader,
    after: Position | undefined,
    limit: number,
  ): Promise<CommentRow[]> {
    return this.select(and(isAbout(about), eq(comments.parentId, parentId)), reader, after, limit);
  }

  /** A comment or reply that the reader may see. */
  async findVisible(about: Comment['about'], reader: Reader, id: string): Promise<CommentRow | undefined> {
    const [row] = await this.select(and(isAbout(about), eq(comments.id, id)), reader, undefined, 1);
    return row;
  }

  /** The first replies to each of these comments, in one statement. Comments without any are absent. */
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

  /** A public comment that is about to be answered. Nobody removes or hides it until the transaction ends. */
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
    after: Position | undefined,
    limit: number,
  ): Promise<CommentRow[]> {
    return this.database.queries
      .select()
      .from(comments)
      .where(and(which, visibleTo(reader), afterPosition(after)))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(limit);
  }
}

/** What is public, and what the reader has written. A removed comment that was public before is shown as a gap. */
function visibleTo(reader: Reader): SQL | undefined {
  if (reader === undefined) return undefined;
  return or(
    eq(comments.state, 'shown'),
    and(eq(comments.state, 'removed'), isNotNull(comments.shownAt)),
    eq(comments.authorId, reader),
  );
}
