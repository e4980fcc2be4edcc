import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, inArray, isNull, lt, notInArray, type SQLWrapper } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Database } from '../../platform/database/database.ts';
import { media, mediaUses } from './media.table.ts';

/** Returns a query for the uses of a picture. */
export function isUsed(queries: NodePgDatabase, id: SQLWrapper) {
  return queries.select().from(mediaUses).where(eq(mediaUses.mediaId, id));
}

@Injectable()
export class MediaUsesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the number of uses by picture; pictures without uses are absent. */
  async count(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.queries
      .select({ id: mediaUses.mediaId, uses: count() })
      .from(mediaUses)
      .where(inArray(mediaUses.mediaId, [...ids]))
      .groupBy(mediaUses.mediaId);
    return new Map(rows.map(({ id, uses }) => [id, uses]));
  }

  /** Returns those of the pictures that exist, locked against removal until the transaction ends. */
  async hold(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: media.id })
      .from(media)
      .where(and(inArray(media.id, [...ids]), isNull(media.removeAfter)))
      .orderBy(asc(media.id))
      .for('key share');
    return rows.map(({ id }) => id);
  }

  /** Returns the pictures that an owner uses. */
  async findOf(ownerKind: string, ownerId: string): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: mediaUses.mediaId })
      .from(mediaUses)
      .where(and(eq(mediaUses.ownerKind, ownerKind), eq(mediaUses.ownerId, ownerId)));
    return rows.map(({ id }) => id);
  }

  /** Ends the uses by owners of a kind for pictures that are older than this. */
  async endOf(ownerKind: string, before: Date): Promise<void> {
    const { queries } = this.database;
    const old = queries.select({ id: media.id }).from(media).where(lt(media.createdAt, before));
    await queries
      .delete(mediaUses)
      .where(and(eq(mediaUses.ownerKind, ownerKind), inArray(mediaUses.mediaId, old)));
  }

  /** Replaces the pictures that an owner uses. */
  async replace(ownerKind: string, ownerId: string, ids: readonly string[]): Promise<void> {
    const { queries } = this.database;
    const ofOwner = and(eq(mediaUses.ownerKind, ownerKind), eq(mediaUses.ownerId, ownerId));
    await queries.delete(mediaUses).where(and(ofOwner, notInArray(mediaUses.mediaId, [...ids])));
    if (ids.length === 0) return;
    const rows = ids.map((mediaId) => ({ mediaId, ownerKind, ownerId }));
    await queries.insert(mediaUses).values(rows).onConflictDoNothing();
  }
}
