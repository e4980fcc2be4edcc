import { CLOCK_SKEW_S, DELETED_MEMBER } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { desc, eq, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { Retention } from '../../../platform/retention/retention.decorator.ts';
import { type GameKeyRow, gameKeys, gameNonces } from './game-keys.table.ts';

/**
 * A call is valid from one skew before its timestamp to one skew after it. One more is added, because the clocks of the API's processes differ as
 * well.
 */
const NONCE_S = 3 * CLOCK_SKEW_S;

@Retention([{ table: gameNonces, column: gameNonces.at, age: `${NONCE_S} seconds` }])
@Injectable()
export class GameKeysRepository {
  private readonly keepNonce;

  constructor(private readonly database: Database) {
    this.keepNonce = database.prepared('game_nonce', (queries) =>
      queries
        .insert(gameNonces)
        .values({ keyId: sql.placeholder('keyId'), nonce: sql.placeholder('nonce') })
        .onConflictDoNothing()
        .returning({ nonce: gameNonces.nonce }),
    );
  }

  /** Returns every key, newest first. */
  findAll(): Promise<GameKeyRow[]> {
    return this.database.queries.select().from(gameKeys).orderBy(desc(gameKeys.createdAt), desc(gameKeys.id));
  }

  async insert(key: Pick<GameKeyRow, 'name' | 'createdBy'>): Promise<GameKeyRow> {
    return insertOne(this.database, gameKeys, key);
  }

  /** Ends a key in this number of hours, unless it ends earlier. @returns the key before and after; undefined when there is none. */
  async end(id: string, hours: number): Promise<{ before: GameKeyRow; after: GameKeyRow } | undefined> {
    const { queries } = this.database;
    const [before] = await queries.select().from(gameKeys).where(eq(gameKeys.id, id)).for('update');
    if (!before) return undefined;
    const end = sql`clock_timestamp() + make_interval(hours => ${hours})`;
    const [after = before] = await queries
      .update(gameKeys)
      .set({ endsAt: sql`LEAST(${gameKeys.endsAt}, ${end})` })
      .where(eq(gameKeys.id, id))
      .returning();
    return { before, after };
  }

  /** Removes the name of the member who created these keys. @param ids from the audit log, as text */
  async removeCreator(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.queries
      .update(gameKeys)
      .set({ createdBy: DELETED_MEMBER.fullName })
      .where(sql`${gameKeys.id}::text = ANY(${sql.param([...ids])}::text[])`);
  }

  async markUsed(id: string): Promise<void> {
    await this.database.queries
      .update(gameKeys)
      .set({ lastUsedAt: sql`clock_timestamp()` })
      .where(eq(gameKeys.id, id));
  }

  /** @returns false when the key has used this nonce before, in any process. */
  async useNonce(keyId: string, nonce: string): Promise<boolean> {
    return (await this.keepNonce().execute({ keyId, nonce })).length > 0;
  }
}
