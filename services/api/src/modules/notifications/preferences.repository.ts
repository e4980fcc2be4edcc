import type { NotificationPreferences } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { notificationPreferences, type PreferencesRow } from './preferences.table.ts';

@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  /** What these members chose, by id; nothing of those who chose nothing. */
  async find(userIds: readonly string[]): Promise<Map<string, PreferencesRow>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select()
      .from(notificationPreferences)
      .where(inArray(notificationPreferences.userId, [...userIds]));
    return new Map(rows.map((row) => [row.userId, row]));
  }

  /** Writes what a member chose, if the version is still the one that they saw (0: none). Undefined otherwise. */
  async put(
    userId: string,
    { version, ...chosen }: NotificationPreferences,
  ): Promise<PreferencesRow | undefined> {
    const { queries } = this.database;
    const [row] =
      version === 0
        ? await queries
            .insert(notificationPreferences)
            .values({ ...chosen, userId })
            .onConflictDoNothing()
            .returning()
        : await queries
            .update(notificationPreferences)
            .set({ ...chosen, version: sql`${notificationPreferences.version} + 1` })
            .where(
              and(eq(notificationPreferences.userId, userId), eq(notificationPreferences.version, version)),
            )
            .returning();
    return row;
  }
}
