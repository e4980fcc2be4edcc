import { GAME_KEYS, gameKeySecret } from '@boardwalk/server';
import { Injectable } from '@nestjs/common';
import { Signer } from '../../../platform/signing/signer.ts';
import { GameKeysRepository } from './game-keys.repository.ts';
import type { GameKeyRow } from './game-keys.table.ts';

/** Lifetime of the cache, after which a key that another process ended is rejected. */
const TTL_MS = 1_000;

/** Caches the keys of all game servers, so that a made-up id causes no query. */
@Injectable()
export class GameKeyRing {
  private readonly keyOfAll: Buffer;
  private held: { until: number; keys: Promise<ReadonlyMap<string, GameKeyRow>> } | undefined;

  constructor(
    private readonly keys: GameKeysRepository,
    signer: Signer,
  ) {
    this.keyOfAll = signer.derive(GAME_KEYS);
  }

  /** Returns the key and its secret; undefined when there is none or it has ended. */
  async find(id: string): Promise<{ key: GameKeyRow; secret: string } | undefined> {
    const key = (await this.all()).get(id);
    if (!key || (key.endsAt && key.endsAt.getTime() <= Date.now())) return undefined;
    return { key, secret: this.secretOf(id) };
  }

  secretOf(id: string): string {
    return gameKeySecret(this.keyOfAll, id);
  }

  /** Clears the cache after a change of keys. */
  forget(): void {
    this.held = undefined;
  }

  private all(): Promise<ReadonlyMap<string, GameKeyRow>> {
    if (this.held && this.held.until > Date.now()) return this.held.keys;
    const keys = this.keys.findAll().then((rows) => new Map(rows.map((row) => [row.id, row])));
    const held = { until: Date.now() + TTL_MS, keys };
    this.held = held;
    keys.catch(() => {
      if (this.held === held) this.held = undefined;
    });
    return keys;
  }
}
