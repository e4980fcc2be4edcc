import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
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
}
