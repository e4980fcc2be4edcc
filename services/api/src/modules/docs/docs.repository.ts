import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import { Database } from '../../platform/database/database.ts';
import { excerptOf } from '../../platform/text/found-excerpt.ts';
import { markingQuery, phrasesQuery } from '../../platform/text/search-text.ts';
import {
  type DocRevisionRow,
  type DocRow,
  docRevisions,
  docSlugs,
  docs,
  type NewDocRow,
} from './docs.table.ts';
import { withOtherNames } from './search-synonyms.ts';

const entry = {
  id: docs.id,
  slug: docs.slug,
  title: docs.title,
  summary: docs.summary,
  parentId: docs.parentId,
  position: docs.position,
  published: docs.published,
  updatedAt: docs.updatedAt,
};
// The search column is used only inside the database.
const { search: _search, ...DOC_COLUMNS } = getTableColumns(docs);
export type DocEntryRow = Pick<DocRow, keyof typeof entry>;

/** Marks around found words: a private-use character that isn't typed. */
export const FOUND_MARK = '\uE000';
export const MARKS = `StartSel=${FOUND_MARK}, StopSel=${FOUND_MARK}, MaxWords=30, MinWords=12, MaxFragments=1`;
const MAX_FOUND = 20;
/** Maximum of characters per page that are searched for other spellings of the search. */
const EXCERPT_SEARCHED = 20_000;

@Injectable()
export class DocsRepository {
  constructor(private readonly database: Database) {}

  findEntries(): Promise<DocEntryRow[]> {
    return this.database.queries.select(entry).from(docs);
  }

  /** Locks the docs for writing until the transaction ends. Must be the first lock of every write. */
  lockAll(): Promise<void> {
    return this.database.lock(ADVISORY_LOCKS.docs);
  }

  /** Returns the page at an address, or the last page that had it. */
  async findBySlug(slug: string): Promise<DocRow | undefined> {
    const { queries } = this.database;
    const [row] = await queries.select(DOC_COLUMNS).from(docs).where(eq(docs.slug, slug));
    if (row) return row;
    const earlier = queries.select({ id: docSlugs.docId }).from(docSlugs).where(eq(docSlugs.slug, slug));
    const [moved] = await queries.select(DOC_COLUMNS).from(docs).where(inArray(docs.id, earlier));
    return moved;
  }

  /** Redirects the earlier address of a page to it. */
  async keepSlug(slug: string, docId: string): Promise<void> {
    await this.database.queries.insert(docSlugs).values({ slug, docId }).onConflictDoNothing();
  }

  /** Removes the redirect from an address that a page uses now. */
  async releaseSlug(slug: string): Promise<void> {
    await this.database.queries.delete(docSlugs).where(eq(docSlugs.slug, slug));
  }

  async findById(id: string): Promise<DocRow | undefined> {
    const [row] = await this.database.queries.select(DOC_COLUMNS).from(docs).where(eq(docs.id, id));
    return row;
  }

  /** Reads and locks the row until the transaction ends. Must be called after {@link lockAll}. */
  async lockById(id: string): Promise<DocRow | undefined> {
    const [row] = await this.database.queries
      .select(DOC_COLUMNS)
      .from(docs)
      .where(eq(docs.id, id))
      .for('no key update');
    return row;
  }

  async insert(row: NewDocRow): Promise<DocRow> {
    const [inserted] = await this.database.queries.insert(docs).values(row).returning(DOC_COLUMNS);
    if (!inserted) throw new Error('The page was not inserted.');
    return inserted;
  }

  async update(id: string, change: Partial<NewDocRow>): Promise<DocRow> {
    const [row] = await this.database.queries
      .update(docs)
      .set({ ...change, version: sql`${docs.version} + 1`, updatedAt: sql`now()` })
      .where(eq(docs.id, id))
      .returning(DOC_COLUMNS);
    if (!row) throw new Error(`The page ${id} vanished while locked.`);
    return row;
  }

  /** Returns pages that contain the words, best match first, with an excerpt. */
  async search(words: string): Promise<(DocEntryRow & { found: string })[]> {
    const query = phrasesQuery(withOtherNames(words));
    const rows = await this.database.queries
      .select({
        ...entry,
        found: sql<string>`ts_headline('english', ${docs.bodyText}, ${markingQuery(query, words)}, ${MARKS})`,
      })
      .from(docs)
      .where(sql`${docs.search} @@ ${query} AND ${docs.published}`)
      .orderBy(sql`ts_rank(${docs.search}, ${query}) DESC`, docs.title)
      .limit(MAX_FOUND);
    return this.withExcerpts(rows, words);
  }

  /** Adds excerpts to found pages that contain only another spelling of the search. */
  async withExcerpts<Row extends { id: string; found: string }>(
    rows: readonly Row[],
    words: string,
  ): Promise<Row[]> {
    const unmarked = rows.filter(({ found }) => !found.includes(FOUND_MARK)).map(({ id }) => id);
    if (unmarked.length === 0) return [...rows];
    const bodies = await this.database.queries
      .select({ id: docs.id, text: sql<string>`left(${docs.bodyText}, ${EXCERPT_SEARCHED})` })
      .from(docs)
      .where(inArray(docs.id, unmarked));
    const excerpts = new Map(bodies.map(({ id, text }) => [id, excerptOf(text, words)]));
    return rows.map((row) => ({ ...row, found: excerpts.get(row.id)?.join(FOUND_MARK) ?? row.found }));
  }

  async insertRevision(row: typeof docRevisions.$inferInsert): Promise<void> {
    await this.database.queries.insert(docRevisions).values(row);
  }

  findRevisions(docId: string, before: number | undefined, limit: number): Promise<DocRevisionRow[]> {
    return this.database.queries
      .select()
      .from(docRevisions)
      .where(
        and(
          eq(docRevisions.docId, docId),
          before === undefined ? undefined : lt(docRevisions.number, before),
        ),
      )
      .orderBy(desc(docRevisions.number))
      .limit(limit);
  }
}
