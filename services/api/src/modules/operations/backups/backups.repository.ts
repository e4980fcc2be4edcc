import type { BackupFailure } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, lt, max, or, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { type BackupRow, backups, type NewBackupRow } from './backups.table.ts';

@Injectable()
export class BackupsRepository {
  constructor(private readonly database: Database) {}

  async add(row: NewBackupRow): Promise<string> {
    const [added] = await this.database.queries.insert(backups).values(row).returning({ id: backups.id });
    if (!added) throw new Error('The backup was not recorded.');
    return added.id;
  }

  /** Returns the newest complete backup. @param folder the one in which it is; any by default. */
  async findLast(folder?: string): Promise<BackupRow | undefined> {
    const isThere = folder === undefined ? undefined : eq(backups.folder, folder);
    const [row] = await this.database.queries
      .select()
      .from(backups)
      .where(and(eq(backups.status, 'done'), isThere))
      .orderBy(desc(backups.startedAt))
      .limit(1);
    return row;
  }

  async findNewest(): Promise<BackupRow | undefined> {
    return (await this.database.queries.select().from(backups).orderBy(desc(backups.startedAt)).limit(1))[0];
  }

  async findLastTest(): Promise<Date | null> {
    const [row] = await this.database.queries.select({ at: max(backups.testedAt) }).from(backups);
    return row?.at ?? null;
  }

  async noteTested(id: string, testedAt: Date): Promise<void> {
    await this.database.queries.update(backups).set({ testedAt }).where(eq(backups.id, id));
  }

  /** Records a failure of a later step, with the backup itself still successful. */
  async noteFailure(id: string, failure: BackupFailure, error: string): Promise<void> {
    await this.database.queries.update(backups).set({ failure, error }).where(eq(backups.id, id));
  }

  async noteDamaged(id: string, error: string): Promise<void> {
    const failed = { status: 'failed', failure: 'damaged', error } as const;
    await this.database.queries.update(backups).set(failed).where(eq(backups.id, id));
  }

  /** Records that these files are in the bucket, and clears earlier upload failures. */
  async noteUploaded(names: readonly string[], bucket: string): Promise<void> {
    if (names.length === 0) return;
    const isOver = sql`${backups.failure} = 'bucket'`;
    await this.database.queries
      .update(backups)
      .set({
        bucket,
        failure: sql`CASE WHEN ${isOver} THEN NULL ELSE ${backups.failure} END`,
        error: sql`CASE WHEN ${isOver} THEN '' ELSE ${backups.error} END`,
      })
      .where(
        and(
          eq(backups.status, 'done'),
          inArray(backups.fileName, [...names]),
          or(isOver, sql`${backups.bucket} IS DISTINCT FROM ${bucket}`),
        ),
      );
  }

  async noteNotUploaded(name: string, error: string): Promise<void> {
    await this.database.queries
      .update(backups)
      .set({ failure: 'bucket', error })
      .where(and(eq(backups.status, 'done'), eq(backups.fileName, name)));
  }

  async deleteBefore(instant: Date): Promise<void> {
    await this.database.queries.delete(backups).where(lt(backups.startedAt, instant));
  }
}
