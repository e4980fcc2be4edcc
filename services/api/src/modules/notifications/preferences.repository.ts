import type { NotificationPreferences } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { notificationPreferences, type PreferencesRow } from './preferences.table.ts';

@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the rows of these members, by id. Members without choices have none. */
  async find(userIds: readonly string[]): Promise<Map<string, PreferencesRow>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select()
      .from(notificationPreferences)
      .where(inArray(notificationPreferences.userId, [...userIds]));
    return new Map(rows.map((row) => [row.userId, row]));
  }

  /** Saves preferences if their version is still the stored one (0: no row). Returns undefined otherwise. */
  async save(
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
