import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { type GameStatusRow, gameStatus } from './game-status.table.ts';

@Injectable()
export class GameStatusRepository {
  private readonly row;

  constructor(private readonly database: Database) {
    this.row = database.prepared('game_status', (queries) => queries.select().from(gameStatus));
  }

  async find(): Promise<GameStatusRow | undefined> {
    const [row] = await this.row().execute();
    return row;
  }

  /** Reads and locks the row until the transaction ends. */
  async lock(): Promise<GameStatusRow | undefined> {
    const [row] = await this.database.queries.select().from(gameStatus).for('update');
    return row;
  }

  /** Stores the current status. */
  async upsert(said: Omit<GameStatusRow, 'id' | 'at'>): Promise<GameStatusRow> {
    const values = { ...said, at: sql`clock_timestamp()` };
    const [row] = await this.database.queries
      .insert(gameStatus)
      .values(values)
      .onConflictDoUpdate({ target: gameStatus.id, set: values })
      .returning();
    if (!row) throw new Error('The status was not kept.');
    return row;
  }
}
