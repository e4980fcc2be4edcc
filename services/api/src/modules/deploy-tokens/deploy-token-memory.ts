import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import type { DeployTokenRow } from './deploy-tokens.table.ts';

/** A token that was revoked in another process ends here this much later at the latest. */
const REMEMBERED_MS = 1_000;

/** Tokens that were looked up a moment ago, by hash. */
@Injectable()
export class DeployTokenMemory {
  private readonly known = new BoundedMap<string, { row: DeployTokenRow; until: number }>(1_000);

  find(hash: string): DeployTokenRow | undefined {
    const entry = this.known.get(hash);
    return entry && entry.until > Date.now() ? entry.row : undefined;
  }

  remember(row: DeployTokenRow): void {
    this.known.set(row.hash, { row, until: Date.now() + REMEMBERED_MS });
  }

  forget({ hash }: Pick<DeployTokenRow, 'hash'>): void {
    this.known.delete(hash);
  }
}
