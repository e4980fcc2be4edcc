import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { isAccountOf } from '../../identities/identity-conditions.ts';
import { type GamePropertyRow, gameProperties } from './game-properties.table.ts';

@Injectable()
export class GamePropertiesRepository {
  constructor(private readonly database: Database) {}

  /** @param properties each code once, sorted by code, so that concurrent calls don't deadlock. */
  async upsertAll(properties: readonly Omit<GamePropertyRow, 'updatedAt'>[]): Promise<void> {
    if (properties.length === 0) return;
    const updatedAt = sql`clock_timestamp()`;
    await this.database.queries
      .insert(gameProperties)
      .values(properties.map((property) => ({ ...property, updatedAt })))
      .onConflictDoUpdate({
        target: gameProperties.code,
        set: { owner: sql`excluded.owner`, data: sql`excluded.data`, updatedAt: sql`excluded.updated_at` },
      });
  }

  /** Removes a member from the properties that their linked accounts own. */
  async removeOwner(memberId: string): Promise<void> {
    await this.database.queries
      .update(gameProperties)
      .set({ owner: null })
      .where(isAccountOf(gameProperties.owner, memberId));
  }
}
