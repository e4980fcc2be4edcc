import { hash, randomBytes } from 'node:crypto';
import {
  BACKEND_KEY_PREFIX,
  type BackendKey,
  type EndpointAnswer,
  MAX_BACKEND_KEYS,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BackendKeys } from '../../../platform/auth/backend-keys.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { BackendKeysRepository } from './backend-keys.repository.ts';
import type { BackendKeyRow } from './backend-keys.table.ts';

/** Length of the stored prefix by which a secret is recognized: too short to guess the rest. */
const START_LENGTH = BACKEND_KEY_PREFIX.length + 6;
const USED_EVERY_MS = 60_000;

/** Keys with which backends of remotes call the site: created and revoked by staff, resolved for the guard. */
@Injectable()
export class BackendKeysService extends BackendKeys {
  /** Keys by hash. The lifetime of one second limits how long a key that another process revoked stays valid. */
  private readonly cache = new LRUCache<string, BackendKeyRow>({ max: 1_000, ttl: 1_000 });

  constructor(
    private readonly database: Database,
    private readonly keys: BackendKeysRepository,
    private readonly audit: AuditService,
  ) {
    super();
  }

  async resolve(secret: string): Promise<Caller | undefined> {
    if (!secret.startsWith(BACKEND_KEY_PREFIX)) return undefined;
    const row = await this.find(hashOf(secret));
    if (!row) return undefined;
    return {
      id: `backend:${row.remote}`,
      fullName: row.remote,
      username: 'backend',
      roles: [],
      rank: 0,
      permissions: [],
      backend: row.remote,
    };
  }

  async list(remote: string): Promise<{ items: BackendKey[] }> {
    return { items: (await this.keys.findOf(remote)).map(toKey) };
  }

  /** Creates a key. Only this response contains its secret. @throws BACKEND_KEYS_FULL */
  create(caller: Caller, remote: string): Promise<EndpointAnswer<'POST /api/remote-backends/:name/keys'>> {
    const secret = BACKEND_KEY_PREFIX + randomBytes(32).toString('base64url');
    return this.database.transaction(async () => {
      // Two concurrent calls would both see room for one more.
      await this.database.lockNamed(`backend keys ${remote}`);
      if ((await this.keys.findOf(remote)).length >= MAX_BACKEND_KEYS)
        throw new ApiError('BACKEND_KEYS_FULL');
      const row = await this.keys.insert({
        remote,
        start: secret.slice(0, START_LENGTH),
        hash: hashOf(secret),
        createdBy: caller.fullName,
      });
      await this.audit.record(caller, {
        action: 'backend.key-created',
        target: targetOf(row),
        after: { key: row.id, start: row.start },
      });
      return { ...toKey(row), secret };
    });
  }

  /** @throws BACKEND_KEY_NOT_FOUND */
  revoke(caller: Caller, remote: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.keys.delete(remote, id);
      if (!row) throw new ApiError('BACKEND_KEY_NOT_FOUND');
      await this.audit.record(caller, {
        action: 'backend.key-revoked',
        target: targetOf(row),
        before: { key: row.id, start: row.start },
      });
      this.database.afterCommit(() => this.cache.delete(row.hash));
    });
  }

  private async find(secretHash: string): Promise<BackendKeyRow | undefined> {
    const cached = this.cache.get(secretHash);
    if (cached) return cached;
    const row = await this.keys.findByHash(secretHash);
    if (!row) return undefined;
    if (Date.now() - (row.lastUsedAt?.getTime() ?? 0) > USED_EVERY_MS) await this.keys.markUsed(row.id);
    this.cache.set(row.hash, row);
    return row;
  }
}

function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

function targetOf({ remote }: BackendKeyRow) {
  return { type: 'remote' as const, id: remote, label: remote };
}

function toKey({ id, start, createdAt, createdBy, lastUsedAt }: BackendKeyRow): BackendKey {
  return {
    id,
    start,
    createdBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
