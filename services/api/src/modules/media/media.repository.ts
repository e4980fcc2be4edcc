import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-patterns.ts';
import { type MediaRow, media, type NewMedia } from './media.table.ts';
import type { MediaForms } from './media-forms.ts';
import { isUsed } from './media-uses.repository.ts';

interface PageQuery {
  after: [at: number, id: string] | undefined;
  limit: number;
  search: string | undefined;
}

@Injectable()
export class MediaRepository {
  private readonly formsOf;

  constructor(private readonly database: Database) {
    this.formsOf = database.prepared('media_forms', (queries) =>
      queries
        .select({ forms: media.forms })
        .from(media)
        .where(eq(media.id, sql.placeholder('id'))),
    );
  }

  async insert(row: NewMedia): Promise<void> {
    await this.database.queries.insert(media).values(row);
  }

  async findForms(id: string): Promise<MediaForms | undefined> {
    const [row] = await this.formsOf().execute({ id });
    return row?.forms;
  }

  findMany(ids: readonly string[]): Promise<MediaRow[]> {
    return this.select(inArray(media.id, [...ids]), ids.length);
  }

  /** Newest first, those after the position, whose name or description has the text in it. */
  findPage({ after, limit, search }: PageQuery): Promise<MediaRow[]> {
    const before =
      after &&
      sql`(${media.createdAt}, ${media.id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
    const found = search ? sql`${media.searchText} LIKE lower(${containing(search)})` : undefined;
    return this.select(and(before, found), limit);
  }

  /** The row, kept from changing and from being used anew until the transaction ends. */
  async lock(id: string): Promise<MediaRow | undefined> {
    const [row] = await this.database.queries.select().from(media).where(eq(media.id, id)).for('update');
    return row;
  }

  async update(id: string, change: Partial<Pick<NewMedia, 'alt' | 'focusX' | 'focusY'>>): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await this.database.queries.update(media).set(change).where(eq(media.id, id));
  }

  async remove(id: string): Promise<void> {
    await this.database.queries.delete(media).where(eq(media.id, id));
  }

  /** Removes some of the pictures that no text shows and that are older than this. @returns their ids. */
  async removeUnused(before: Date, most: number): Promise<string[]> {
    const old = this.database.queries
      .select({ id: media.id })
      .from(media)
      .where(and(lt(media.createdAt, before), notExists(isUsed(this.database.queries, media.id))))
      .orderBy(media.createdAt)
      .limit(most)
      .for('update', { skipLocked: true });
    const rows = await this.database.queries
      .delete(media)
      .where(inArray(media.id, old))
      .returning({ id: media.id });
    return rows.map(({ id }) => id);
  }

  private select(which: SQL | undefined, limit: number): Promise<MediaRow[]> {
    return this.database.queries
      .select()
      .from(media)
      .where(which)
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(limit);
  }
}
