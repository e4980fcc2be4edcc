import type { DeployToken, EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import { daysAfter, endOf, hashOf, newSecret, startOf } from './deploy-token.policy.ts';
import { DeployTokenCache } from './deploy-token-cache.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';
import type { DeployTokenRow } from './deploy-tokens.table.ts';

@Injectable()
export class DeployTokensService {
  constructor(
    private readonly database: Database,
    private readonly tokens: DeployTokensRepository,
    private readonly cache: DeployTokenCache,
    private readonly audit: AuditService,
  ) {}

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
