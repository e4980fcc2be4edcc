import {
  type EndpointAnswer,
  type EndpointInput,
  type GameKey,
  KEY_OVERLAP_HOURS,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { GameWhitelistService } from '../joining/game-whitelist.service.ts';
import { GameKeyRing } from './game-key-ring.ts';
import { GameKeysRepository } from './game-keys.repository.ts';
import type { GameKeyRow } from './game-keys.table.ts';

@Injectable()
export class GameKeysService {
  constructor(
    private readonly database: Database,
    private readonly keys: GameKeysRepository,
    private readonly ring: GameKeyRing,
    private readonly whitelist: GameWhitelistService,
    private readonly audit: AuditService,
  ) {}

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
      this.database.afterCommit(() => this.ring.forget());
      const snapshotKey = this.whitelist.snapshotKey;
      return { ...toGameKey(row), secret: this.ring.secretOf(row.id), snapshotKey };
    });
  }

  /** Ends a key immediately. Idempotent. @throws GAME_KEY_NOT_FOUND */
  remove(caller: Caller, { id }: EndpointInput<'DELETE /api/game-keys/:id'>['params']): Promise<void> {
    return this.database.transaction(() => this.end(caller, id, 0));
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
    this.database.afterCommit(() => this.ring.forget());
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
