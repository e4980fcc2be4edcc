import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { DeployTokenRow } from './deploy-tokens.table.ts';

/** Cache of tokens by hash. Its lifetime of one second limits how long a token that another process revoked stays valid. */
@Injectable()
export class DeployTokenCache extends LRUCache<string, DeployTokenRow> {
  constructor() {
    super({ max: 1_000, ttl: 1_000 });
  }
}
