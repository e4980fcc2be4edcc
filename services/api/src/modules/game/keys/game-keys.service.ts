import {
  type EndpointAnswer,
  type EndpointInput,
  type GameKey,
  KEY_OVERLAP_HOURS,
} from '@boardwalk/contracts';
import { GAME_KEYS, gameKeySecret } from '@boardwalk/server';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Signer } from '../../../platform/signing/signer.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { GameWhitelistService } from '../joining/game-whitelist.service.ts';
import { GameKeysRepository } from './game-keys.repository.ts';
import type { GameKeyRow } from './game-keys.table.ts';

/** Lifetime of the cache, after which a key that another process ended is rejected. */
const TTL_MS = 1_000;

/** Keys of game servers. All of them are cached, so that a made-up id causes no query. */
@Injectable()
export class GameKeysService {
  private readonly keyOfAll: Buffer;
  private cache: { until: number; keys: Promise<ReadonlyMap<string, GameKeyRow>> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly keys: GameKeysRepository,
    private readonly whitelist: GameWhitelistService,
    private readonly audit: AuditService,
    signer: Signer,
  ) {
    this.keyOfAll = signer.derive(GAME_KEYS);
  }

  async list(): Promise<EndpointAnswer<'GET /api/game-keys'>> {
    return { items: (await this.keys.findAll()).map(toGameKey) };
  }

  /** Creates a key. Only this response contains its secret. @throws GAME_KEY_NOT_FOUND when there is none to replace. */
  create(
    caller: Caller,
    { name, replaces }: EndpointInput<'POST /api/game-keys'>['body'],
  ): Promise<EndpointAnswer<'POST /api/game-keys'>> {
    return this.database.transaction(async () => {
      if (replaces !== undefined) await this.end(caller, replaces, KEY_OVERLAP_HOURS);
      const row = await this.keys.insert({ name, createdBy: caller.fullName });
      const after = { name, replaces: replaces ?? null };
      await this.audit.record(caller, { action: 'game-key.created', target: targetOf(row), after });
      this.database.afterCommit(() => this.clearCache());
      const snapshotKey = this.whitelist.snapshotKey;
      return { ...toGameKey(row), secret: this.secretOf(row.id), snapshotKey };
    });
  }

  /** Ends a key immediately. Idempotent. @throws GAME_KEY_NOT_FOUND */
  remove(caller: Caller, { id }: EndpointInput<'DELETE /api/game-keys/:id'>['params']): Promise<void> {
    return this.database.transaction(() => this.end(caller, id, 0));
  }

  /** Returns the key and its secret; undefined when there is none or it has ended. */
  async find(id: string): Promise<{ key: GameKeyRow; secret: string } | undefined> {
    const key = (await this.all()).get(id);
    if (!key || (key.endsAt && key.endsAt.getTime() <= Date.now())) return undefined;
    return { key, secret: this.secretOf(id) };
  }

  /** Clears the cache after a change of keys. */
  clearCache(): void {
    this.cache = undefined;
  }

  private secretOf(id: string): string {
    return gameKeySecret(this.keyOfAll, id);
  }

  private all(): Promise<ReadonlyMap<string, GameKeyRow>> {
    if (this.cache && this.cache.until > Date.now()) return this.cache.keys;
    const keys = this.keys.findAll().then((rows) => new Map(rows.map((row) => [row.id, row])));
    const cache = { until: Date.now() + TTL_MS, keys };
    this.cache = cache;
    keys.catch(() => {
      if (this.cache === cache) this.cache = undefined;
    });
    return keys;
  }

  private async end(caller: Caller, id: string, hours: number): Promise<void> {
    const ended = await this.keys.end(id, hours);
    if (!ended) throw new ApiError('GAME_KEY_NOT_FOUND');
    const { before, after } = ended;
    if (before.endsAt?.getTime() === after.endsAt?.getTime()) return;
    await this.audit.record(caller, {
      action: 'game-key.ended',
      target: targetOf(after),
      before: endOf(before),
      after: endOf(after),
    });
    this.database.afterCommit(() => this.clearCache());
  }
}

function endOf({ endsAt }: GameKeyRow) {
  return { endsAt: endsAt?.toISOString() ?? null };
}

function targetOf({ id, name }: GameKeyRow) {
  return { type: 'game-key' as const, id, label: name };
}

function toGameKey(row: GameKeyRow): GameKey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  };
}
