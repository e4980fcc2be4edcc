import { Injectable } from '@nestjs/common';
import { and, eq, lte, notInArray, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import { Database } from '../../platform/database/database.ts';
import { articleSlugs, articleTags } from './article-records.table.ts';
import { ARTICLE_COLUMNS, type ArticleRow, articles, type NewArticle } from './articles.table.ts';

/** Fields from which the rows of an article's tags are derived. */
const LISTED_BY = ['state', 'tags', 'category', 'pinSlot', 'publishedAt'] as const;

@Injectable()
export class ArticlesRepository {
  private readonly byId;
  private readonly bySlug;

  constructor(private readonly database: Database) {
    this.byId = database.prepared('article_by_id', (queries) =>
      queries
        .select(ARTICLE_COLUMNS)
        .from(articles)
        .where(eq(articles.id, sql.placeholder('id'))),
    );
    this.bySlug = database.prepared('article_by_slug', (queries) =>
      queries
        .select(ARTICLE_COLUMNS)
        .from(articleSlugs)
        .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
        .where(eq(articleSlugs.slug, sql.placeholder('slug'))),
    );
  }

  async findById(id: string): Promise<ArticleRow | undefined> {
    const [row] = await this.byId().execute({ id });
    return row;
  }

  /** Returns an article by its current or an earlier slug. */
  async findBySlug(slug: string): Promise<ArticleRow | undefined> {
    const [row] = await this.bySlug().execute({ slug });
    return row;
  }

  /** Reads and locks the row until the transaction ends. */
  async lockById(id: string): Promise<ArticleRow | undefined> {
    const [row] = await this.database.queries
      .select(ARTICLE_COLUMNS)
      .from(articles)
      .where(eq(articles.id, id))
      .for('no key update');
    return row;
  }

  /** Reserves a slug for an article; false when it belongs to another article. */
  async takeSlug(slug: string, articleId: string): Promise<boolean> {
    const { queries } = this.database;
    const rows = await queries
      .insert(articleSlugs)
      .values({ slug, articleId })
      .onConflictDoNothing()
      .returning({ slug: articleSlugs.slug });
    if (rows.length > 0) return true;
    const own = and(eq(articleSlugs.slug, slug), eq(articleSlugs.articleId, articleId));
    return (await queries.$count(articleSlugs, own)) > 0;
  }

  async releaseSlug(slug: string): Promise<void> {
    await this.database.queries.delete(articleSlugs).where(eq(articleSlugs.slug, slug));
  }

  async insert(article: NewArticle): Promise<ArticleRow> {
    const [row] = await this.database.queries.insert(articles).values(article).returning(ARTICLE_COLUMNS);
    if (!row) throw new Error('An article was written and is not there.');
    await this.listTags(row);
    return row;
  }

  /** Updates a locked row. */
  async update(id: string, change: Partial<NewArticle>): Promise<ArticleRow> {
    const [row] = await this.database.queries
      .update(articles)
      .set({ ...change, version: sql`${articles.version} + 1`, updatedAt: sql`now()` })
      .where(eq(articles.id, id))
      .returning(ARTICLE_COLUMNS);
    if (!row) throw new Error(`The article ${id} vanished while locked.`);
    if (LISTED_BY.some((field) => field in change)) await this.listTags(row);
    return row;
  }

  /** Sets or removes the pin of a locked row. The version stays, because the content doesn't change. */
  async updatePin(id: string, pinSlot: number | null): Promise<ArticleRow> {
    const [row] = await this.database.queries
      .update(articles)
      .set({ pinSlot })
      .where(eq(articles.id, id))
      .returning(ARTICLE_COLUMNS);
    if (!row) throw new Error(`The article ${id} vanished while locked.`);
    await this.listTags(row);
    return row;
  }

  /** Updates the dimensions and focus of a picture in every article with it as cover. Versions stay, because the content doesn't change. */
  async reshapeCovers(mediaId: string, cover: NonNullable<ArticleRow['cover']>): Promise<void> {
    await this.database.queries.update(articles).set({ cover }).where(eq(articles.coverMediaId, mediaId));
  }

  /** Returns a free pin, locked until the transaction ends; undefined when all are used. */
  async takeFreePin(): Promise<number | undefined> {
    await this.database.lock(ADVISORY_LOCKS.articlePins);
    const { rows } = await this.database.queries.execute<{ slot: number }>(
      sql`SELECT slot FROM generate_series(1, 3) slot
        WHERE NOT EXISTS (SELECT 1 FROM ${articles} WHERE ${articles.pinSlot} = slot) ORDER BY slot LIMIT 1`,
    );
    return rows[0]?.slot;
  }

  /** Returns scheduled articles that are due, the longest overdue first. */
  async findDue(limit: number): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.state, 'scheduled'), lte(articles.publishAt, sql`now()`)))
      .orderBy(articles.publishAt)
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Publishes an article if it is due and still scheduled. Of several concurrent processes only one gets the row. */
  async publishIfDue(id: string): Promise<ArticleRow | undefined> {
    const [row] = await this.database.queries
      .update(articles)
      .set({
        state: 'published',
        publishedAt: sql`now()`,
        publishAt: null,
        version: sql`${articles.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(articles.id, id), eq(articles.state, 'scheduled'), lte(articles.publishAt, sql`now()`)))
      .returning(ARTICLE_COLUMNS);
    if (row) await this.listTags(row);
    return row;
  }

  /** Writes the tag rows of a published article, which lists of a tag use. Every write of {@link LISTED_BY} must call it. */
  private async listTags({ id, state, tags, category, pinSlot, publishedAt }: ArticleRow): Promise<void> {
    // A never published article has no such rows, and drafts are saved often.
    if (publishedAt === null) return;
    const { queries } = this.database;
    const listed = state === 'published' ? [...new Set(tags)] : [];
    await queries
      .delete(articleTags)
      .where(
        and(
          eq(articleTags.articleId, id),
          listed.length > 0 ? notInArray(articleTags.tag, listed) : undefined,
        ),
      );
    if (listed.length === 0) return;
    const place = { category, pinned: pinSlot !== null, publishedAt };
    await queries
      .insert(articleTags)
      .values(listed.map((tag) => ({ articleId: id, tag, ...place })))
      .onConflictDoUpdate({ target: [articleTags.articleId, articleTags.tag], set: place });
  }
}
