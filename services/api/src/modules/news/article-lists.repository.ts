import { ARTICLE_STATES, type ArticleCategory, type ArticleState, type DeskSort } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Database } from '../../platform/database/database.ts';
import { wordsQuery } from '../../platform/text/search-text.ts';
import { articleReads, articleTags } from './article-records.table.ts';
import { articles, CARD_COLUMNS, type CardRow } from './articles.table.ts';

const isPinned = sql<boolean>`(${articles.pinSlot} IS NOT NULL)`;
// Written literally, not as a parameter, so that a generic plan can use the partial indexes of published articles.
const isPublished = sql`${articles.state} = 'published'`;

export type ListPosition = [pinned: boolean, publishedAt: number, id: string];

interface ListQuery {
  after: ListPosition | undefined;
  limit: number;
  category: ArticleCategory | undefined;
  tag: string | undefined;
}

interface DeskQuery {
  after: [updatedAt: number, id: string] | undefined;
  limit: number;
  authorId: string | undefined;
  state: ArticleState | undefined;
  sort: DeskSort;
  /** Search in titles, and members who may be the author. */
  found: { words: string; authorIds: readonly string[] } | undefined;
}

@Injectable()
export class ArticleListsRepository {
  private readonly firstPage;

  constructor(private readonly database: Database) {
    this.firstPage = database.prepared('articles_first_page', (queries) =>
      selectPublished(queries, undefined).limit(sql.placeholder('limit')),
    );
  }

  /** Returns articles after the position, pinned first, then newest first. */
  findPage({ after, limit, category, tag }: ListQuery): Promise<CardRow[]> {
    if (tag !== undefined) return this.findTagged({ after, limit, category, tag });
    if (!after && !category) return this.firstPage().execute({ limit });
    const which = and(
      category && eq(articles.category, category),
      after && sql`(${isPinned}, ${articles.publishedAt}, ${articles.id}) < ${positionOf(after)}`,
    );
    return selectPublished(this.database.queries, which).limit(limit);
  }

  private findTagged({ after, limit, category, tag }: ListQuery & { tag: string }): Promise<CardRow[]> {
    const { pinned, publishedAt, articleId } = articleTags;
    return this.database.queries
      .select(CARD_COLUMNS)
      .from(articleTags)
      .innerJoin(articles, eq(articles.id, articleId))
      .where(
        and(
          eq(articleTags.tag, tag),
          category && eq(articleTags.category, category),
          after && sql`(${pinned}, ${publishedAt}, ${articleId}) < ${positionOf(after)}`,
        ),
      )
      .orderBy(desc(pinned), desc(publishedAt), desc(articleId))
      .limit(limit);
  }

  /** Returns the tags of the newest articles, most frequent first. It reads the same number of articles regardless of their total. */
  findTags(among: number, limit: number): Promise<{ tag: string; articles: number }[]> {
    const newest = this.database.queries
      .select({ tag: sql<string>`unnest(${articles.tags})`.as('tag') })
      .from(
        this.database.queries
          .select({ tags: articles.tags })
          .from(articles)
          .where(isPublished)
          .orderBy(desc(articles.publishedAt), desc(articles.id))
          .limit(among)
          .as('articles'),
      )
      .as('newest');
    return this.database.queries
      .select({ tag: newest.tag, articles: count() })
      .from(newest)
      .groupBy(newest.tag)
      .orderBy(desc(count()), newest.tag)
      .limit(limit);
  }

  /** Returns the newest published articles, pinned or not. */
  findNewest(limit: number): Promise<CardRow[]> {
    return this.database.queries
      .select(CARD_COLUMNS)
      .from(articles)
      .where(isPublished)
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(limit);
  }

  /** Returns those of the newest articles that were published since `since` and that this member hasn't opened. */
  async findUnread(userId: string, since: Date, limit: number): Promise<string[]> {
    const newest = this.database.queries
      .select({ id: articles.id, publishedAt: articles.publishedAt })
      .from(articles)
      .where(isPublished)
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(limit)
      .as('newest');
    const rows = await this.database.queries
      .select({ id: newest.id })
      .from(newest)
      .leftJoin(articleReads, and(eq(articleReads.articleId, newest.id), eq(articleReads.userId, userId)))
      .where(and(isNull(articleReads.userId), gte(newest.publishedAt, since)))
      .orderBy(desc(newest.publishedAt), desc(newest.id));
    return rows.map(({ id }) => id);
  }

  /** Records that a member has opened an article. Idempotent. */
  async markRead(userId: string, articleId: string): Promise<void> {
    await this.database.queries.insert(articleReads).values({ userId, articleId }).onConflictDoNothing();
  }

  /** Returns articles in any state, by their last change. */
  findDesk({ after, limit, authorId, state, sort, found }: DeskQuery): Promise<CardRow[]> {
    const position = after && sql`(${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
    const [order, beyond] = sort === 'newest' ? [desc, sql`<`] : [asc, sql`>`];
    return this.database.queries
      .select(CARD_COLUMNS)
      .from(articles)
      .where(
        and(
          authorId === undefined ? undefined : eq(articles.authorId, authorId),
          state && eq(articles.state, state),
          found && matches(found),
          position && sql`(${articles.updatedAt}, ${articles.id}) ${beyond} ${position}`,
        ),
      )
      .orderBy(order(articles.updatedAt), order(articles.id))
      .limit(limit);
  }

  /** Counts articles by state, of one author or of all, capped at `most`. */
  async countDesk(authorId: string | undefined, most: number): Promise<Record<ArticleState, number>> {
    const ofAuthor = authorId === undefined ? sql`` : sql`AND ${articles.authorId} = ${authorId}`;
    const { rows } = await this.database.queries.execute<{ state: ArticleState; count: number }>(
      sql`SELECT counted.state, (
          SELECT count(*)::int FROM (
            SELECT 1 FROM ${articles} WHERE ${articles.state} = counted.state ${ofAuthor} LIMIT ${most}
          ) few
        ) AS count
        FROM unnest(string_to_array(${ARTICLE_STATES.join(' ')}, ' ')) AS counted(state)`,
    );
    const counts = new Map(rows.map(({ state, count }) => [state, count]));
    return Object.fromEntries(ARTICLE_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
      ArticleState,
      number
    >;
  }
}

function selectPublished(queries: NodePgDatabase, which: SQL | undefined) {
  return queries
    .select(CARD_COLUMNS)
    .from(articles)
    .where(and(isPublished, which))
    .orderBy(desc(isPinned), desc(articles.publishedAt), desc(articles.id));
}

function positionOf([pinned, publishedAt, id]: ListPosition): SQL {
  return sql`(${pinned}::boolean, ${new Date(publishedAt).toISOString()}::timestamptz, ${id}::uuid)`;
}

/** Published articles and all others have separate search indexes, which are used when the condition contains the state. */
function matches({ words, authorIds }: NonNullable<DeskQuery['found']>): SQL | undefined {
  const fits = sql`${articles.search} @@ ${wordsQuery(words, 'A')}`;
  return or(
    and(isPublished, fits),
    and(sql`${articles.state} <> 'published'`, fits),
    authorIds.length > 0 ? inArray(articles.authorId, [...authorIds]) : undefined,
  );
}
