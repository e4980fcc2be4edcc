import { DELETED_MEMBER } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { type BackendKeyRow, backendKeys } from './backend-keys.table.ts';

@Injectable()
export class BackendKeysRepository {
  constructor(private readonly database: Database) {}

  /** Returns the keys of a remote, newest first. */
  findOf(remote: string): Promise<BackendKeyRow[]> {
    return this.database.queries
      .select()
      .from(backendKeys)
      .where(eq(backendKeys.remote, remote))
      .orderBy(desc(backendKeys.createdAt), desc(backendKeys.id));
  }

  async findByHash(hash: string): Promise<BackendKeyRow | undefined> {
    const [row] = await this.database.queries.select().from(backendKeys).where(eq(backendKeys.hash, hash));
    return row;
  }

  insert(key: typeof backendKeys.$inferInsert): Promise<BackendKeyRow> {
    return insertOne(this.database, backendKeys, key);
  }

  /** @returns the deleted key; undefined when there is none. */
  async delete(remote: string, id: string): Promise<BackendKeyRow | undefined> {
    const [row] = await this.database.queries
      .delete(backendKeys)
      .where(and(eq(backendKeys.remote, remote), eq(backendKeys.id, id)))
      .returning();
    return row;
  }

  async markUsed(id: string): Promise<void> {
    await this.database.queries
      .update(backendKeys)
      .set({ lastUsedAt: sql`clock_timestamp()` })
      .where(eq(backendKeys.id, id));
  }

  /** Removes the names of a member who created keys of these remotes. */
  async removeCreator(remotes: readonly string[], fullNames: readonly string[]): Promise<void> {
    if (remotes.length === 0) return;
    await this.database.queries
      .update(backendKeys)
      .set({ createdBy: DELETED_MEMBER.fullName })
      .where(and(inArray(backendKeys.remote, [...remotes]), inArray(backendKeys.createdBy, [...fullNames])));
  }
}
