import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { DeployTokenRow } from './deploy-tokens.table.ts';

/** Tokens by hash. One that was revoked in another process ends here a second later at the latest. */
@Injectable()
export class DeployTokenCache extends LRUCache<string, DeployTokenRow> {
  constructor() {
    super({ max: 1_000, ttl: 1_000 });
  }
}
