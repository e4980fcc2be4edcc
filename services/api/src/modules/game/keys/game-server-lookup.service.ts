import { CLOCK_SKEW_S } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { GameServers, type SignedCall } from '../../../platform/auth/game-servers.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { GameKeysRepository } from './game-keys.repository.ts';
import { GameKeysService } from './game-keys.service.ts';
import type { GameKeyRow } from './game-keys.table.ts';
import { isSigned, isTimely, readHeaders } from './signed-call.policy.ts';

const USED_EVERY_MS = 60_000;

/** Resolves game servers for the guard. The nonce is checked last, so that only a caller with the secret can use it up. */
@Injectable()
export class GameServerLookupService extends GameServers {
  constructor(
    private readonly gameKeys: GameKeysService,
    private readonly keys: GameKeysRepository,
  ) {
    super();
  }

  async authenticate(call: SignedCall): Promise<Caller> {
    const headers = readHeaders(call.headers);
    const found = headers && (await this.gameKeys.find(headers.key));
    if (!headers || !found || !isSigned(headers, call, found.secret)) throw new ApiError('GAME_KEY_INVALID');
    if (!isTimely(headers, new Date()))
      throw refusal(`The clock of the game server is off by more than ${CLOCK_SKEW_S} seconds.`);
    if (!(await this.keys.useNonce(headers.key, headers.nonce))) throw refusal('This call was made before.');
    await this.noteUse(found.key);
    const { id, name } = found.key;
    return {
      id: `game-key:${id}`,
      fullName: name,
      username: 'game server',
      roles: [],
      rank: 0,
      permissions: [],
      gameServer: true,
    };
  }

  private async noteUse(key: GameKeyRow): Promise<void> {
    const now = new Date();
    if (key.lastUsedAt && now.getTime() - key.lastUsedAt.getTime() < USED_EVERY_MS) return;
    key.lastUsedAt = now;
    await this.keys.markUsed(key.id);
  }
}

function refusal(message: string): ApiError {
  return new ApiError('GAME_KEY_INVALID', { message });
}
