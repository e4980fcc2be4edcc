import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { Database } from '../../platform/database/database.ts';
import { beforePosition } from '../../platform/database/keyset.ts';
import { holds } from '../../platform/text/search-text.ts';
import { type MediaRow, media, type NewMedia } from './media.table.ts';
import type { MediaForms } from './media-forms.ts';
import { isUsed } from './media-uses.repository.ts';

interface PageQuery {
  after: [at: number, id: string] | undefined;
  limit: number;
  search: string | undefined;
}

/** Condition for a picture whose files are complete, and that isn't being removed. */
export const IS_KEPT = isNull(media.removeAfter);

@Injectable()
export class MediaRepository {
  private readonly formsOf;

  constructor(private readonly database: Database) {
    this.formsOf = database.prepared('media_forms', (queries) =>
      queries
        .select({ forms: media.forms })
        .from(media)
        .where(and(eq(media.id, sql.placeholder('id')), IS_KEPT)),
    );
  }

  async insert(row: NewMedia): Promise<void> {
    await this.database.queries.insert(media).values(row);
  }

  async findForms(id: string): Promise<MediaForms | undefined> {
    const [row] = await this.formsOf().execute({ id });
    return row?.forms;
  }

  async find(id: string): Promise<MediaRow | undefined> {
    return (await this.findMany([id]))[0];
  }

  findMany(ids: readonly string[]): Promise<MediaRow[]> {
    return this.select(inArray(media.id, [...ids]), ids.length);
  }

  /** Returns pictures after the position whose name or description contains the search, newest first. */
  findPage({ after, limit, search }: PageQuery): Promise<MediaRow[]> {
    const before = after && beforePosition(media.createdAt, media.id, after);
    const found = search ? holds(media.searchText, search) : undefined;
    return this.select(and(before, found), limit);
  }

  /** Locks the row against changes and new uses until the transaction ends. */
  async lock(id: string): Promise<MediaRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(media)
      .where(and(eq(media.id, id), IS_KEPT))
      .for('update');
    return row;
  }

  async update(id: string, change: Partial<Pick<NewMedia, 'alt' | 'focusX' | 'focusY'>>): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await this.database.queries.update(media).set(change).where(eq(media.id, id));
  }

  /** Removes the file names of all pictures that a member uploaded. */
  async removeNamesOf(uploaderId: string): Promise<void> {
    await this.database.queries.update(media).set({ name: '' }).where(eq(media.uploaderId, uploaderId));
  }

  /** Completes an upload: the picture becomes visible, with AVIF due. @throws when the cleaning has removed it meanwhile. */
  async keep(id: string, made: Pick<NewMedia, 'forms' | 'bytes'>): Promise<void> {
    const rows = await this.database.queries
      .update(media)
      .set({ ...made, removeAfter: null, avifDue: sql`now()`, createdAt: sql`clock_timestamp()` })
      .where(eq(media.id, id))
      .returning({ id: media.id });
    if (rows.length === 0) throw new Error(`The upload ${id} took too long.`);
  }

  /** Records that AVIF is done or was given up. @returns false when the picture was removed. */
  async finishAvif(id: string, forms?: MediaForms): Promise<boolean> {
    const rows = await this.database.queries
      .update(media)
      .set({ avifDue: null, ...(forms && { forms }) })
      .where(and(eq(media.id, id), IS_KEPT))
      .returning({ id: media.id });
    return rows.length > 0;
  }

  /** Postpones AVIF that has been due since before this. @returns the ids of these pictures. */
  async postponeAvif(before: Date, most: number): Promise<string[]> {
    const late = this.some(and(lt(media.avifDue, before), IS_KEPT), media.avifDue, most);
    return this.change(inArray(media.id, late), { avifDue: sql`now()` });
  }

  /** Marks a picture as removed: it can't be seen or used anymore, and the cleaning deletes it. */
  async markRemoved(id: string): Promise<void> {
    await this.database.queries.update(media).set({ removeAfter: sql`now()` }).where(eq(media.id, id));
  }

  /**
   * Marks unused pictures that are older than this as removed. They are locked first: the second statement sees uses that were added before the
   * lock, and later ones wait for it.
   */
  markUnused(before: Date, most: number): Promise<void> {
    return this.database.transaction(async () => {
      const isUnused = notExists(isUsed(this.database.queries, media.id));
      const old = await this.some(and(lt(media.createdAt, before), IS_KEPT, isUnused), media.createdAt, most);
      const ids = old.map(({ id }) => id);
      await this.change(and(inArray(media.id, ids), isUnused), { removeAfter: sql`now()` });
    });
  }

  /** Returns pictures to delete: those marked as removed, and interrupted uploads. */
  async findToRemove(most: number): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: media.id })
      .from(media)
      .where(lte(media.removeAfter, sql`now()`))
      .orderBy(media.removeAfter)
      .limit(most);
    return rows.map(({ id }) => id);
  }

  /** Deletes the row of a removed picture. @returns whether it existed. */
  async remove(id: string): Promise<boolean> {
    const rows = await this.database.queries
      .delete(media)
      .where(and(eq(media.id, id), lte(media.removeAfter, sql`now()`)))
      .returning({ id: media.id });
    return rows.length > 0;
  }

  /** Selects and locks rows; skips those that another transaction has locked. */
  private some(which: SQL | undefined, order: AnyPgColumn, most: number) {
    return this.database.queries
      .select({ id: media.id })
      .from(media)
      .where(which)
      .orderBy(order)
      .limit(most)
      .for('update', { skipLocked: true });
  }

  private async change(which: SQL | undefined, to: PgUpdateSetSource<typeof media>): Promise<string[]> {
    const rows = await this.database.queries.update(media).set(to).where(which).returning({ id: media.id });
    return rows.map(({ id }) => id);
  }

  private select(which: SQL | undefined, limit: number): Promise<MediaRow[]> {
    return this.database.queries
      .select()
      .from(media)
      .where(and(which, IS_KEPT))
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(limit);
  }
}
