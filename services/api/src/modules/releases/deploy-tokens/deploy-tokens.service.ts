import type { DeployToken, EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../../platform/auth/caller.ts';
import { DeployTokens } from '../../../platform/auth/deploy-tokens.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { daysAfter, endOf, hashOf, isUsable, newSecret, startOf } from './deploy-token.policy.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';
import type { DeployTokenRow } from './deploy-tokens.table.ts';

const USED_EVERY_MS = 60_000;

/** Deploy tokens of the site: created and revoked by staff, resolved for the guard, and approved by a member. */
@Injectable()
export class DeployTokensService extends DeployTokens {
  /** Tokens by hash. The lifetime of one second limits how long a token that another process revoked stays valid. */
  private readonly cache = new LRUCache<string, DeployTokenRow>({ max: 1_000, ttl: 1_000 });

  constructor(
    private readonly database: Database,
    private readonly tokens: DeployTokensRepository,
    private readonly audit: AuditService,
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

  async list(): Promise<{ items: DeployToken[] }> {
    return { items: (await this.tokens.findAll()).map(toDeployToken) };
  }

  /** Creates a token. Only this response contains its secret. */
  create(
    caller: Caller,
    { name, remotes, days, publishOnly, approved }: EndpointInput<'POST /api/deploy-tokens'>['body'],
  ): Promise<EndpointAnswer<'POST /api/deploy-tokens'>> {
    const secret = newSecret();
    const expiresAt = daysAfter(new Date(), days);
    return this.database.transaction(async () => {
      const row = await this.tokens.insert({
        name,
        expiresAt,
        publishOnly,
        createdBy: caller.fullName,
        approvedAt: approved ? new Date() : null,
        start: startOf(secret),
        hash: hashOf(secret),
        remotes: [...new Set(remotes)].sort(),
      });
      const after = { name, start: row.start, remotes: row.remotes, publishOnly, approved, expiresAt };
      await this.audit.record(caller, { action: 'deploy-token.created', target: targetOf(row), after });
      return { ...toDeployToken(row), secret };
    });
  }

  /** Idempotent: revoking a revoked token succeeds without a change. */
  revoke(caller: Caller, { id }: EndpointInput<'DELETE /api/deploy-tokens/:id'>['params']): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.tokens.revoke(id);
      if (!row) {
        if (await this.tokens.exists(id)) return;
        throw new ApiError('DEPLOY_TOKEN_NOT_FOUND');
      }
      const before = { name: row.name, start: row.start, remotes: row.remotes };
      await this.audit.record(caller, { action: 'deploy-token.revoked', target: targetOf(row), before });
      this.database.afterCommit(() => this.cache.delete(row.hash));
    });
  }

  /** Returns the names of those of these tokens that aren't approved yet, by id. Releases published with one of them need approval. */
  unapproved(ids: readonly string[]): Promise<Map<string, string>> {
    return this.tokens.findUnapproved(ids);
  }

  /** Returns the names of these tokens by id, including revoked ones. */
  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.tokens.findNames(ids);
  }

  /** Approves a token permanently, for all of its releases. */
  approve(id: string): Promise<void> {
    return this.tokens.approve(id);
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

function targetOf({ id, name }: DeployTokenRow) {
  return { type: 'deploy-token' as const, id, label: name };
}

function toDeployToken(token: DeployTokenRow): DeployToken {
  const { hash: _, ...row } = token;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: endOf(token).toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
