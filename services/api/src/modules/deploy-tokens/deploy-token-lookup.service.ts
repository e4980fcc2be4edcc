import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { DeployTokens } from '../../platform/auth/deploy-tokens.ts';
import { hashOf, isUsable } from './deploy-token.policy.ts';
import { DeployTokenCache } from './deploy-token-cache.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';
import type { DeployTokenRow } from './deploy-tokens.table.ts';

const USED_EVERY_MS = 60_000;

/** Resolves deploy tokens for the guard. */
@Injectable()
export class DeployTokenLookup extends DeployTokens {
  constructor(
    private readonly tokens: DeployTokensRepository,
    private readonly cache: DeployTokenCache,
  ) {
    super();
  }

  async resolve(secret: string): Promise<Caller | undefined> {
    const row = await this.find(hashOf(secret));
    if (!row || !isUsable(row, new Date())) return undefined;
    return {
      id: `token:${row.id}`,
      fullName: row.name,
      username: 'deploy token',
      roles: [],
      rank: 0,
      permissions: [],
      deploy: { id: row.id, name: row.name, remotes: row.remotes, publishOnly: row.publishOnly },
    };
  }

  private async find(hash: string): Promise<DeployTokenRow | undefined> {
    const cached = this.cache.get(hash);
    if (cached) return cached;
    const row = await this.tokens.findByHash(hash);
    if (!row) return undefined;
    const unused = Date.now() - (row.lastUsedAt?.getTime() ?? 0) > USED_EVERY_MS;
    if (unused && isUsable(row, new Date())) await this.tokens.markUsed(row.id);
    this.cache.set(row.hash, row);
    return row;
  }
}
