import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import { DeployTokenApprovals } from '../deploy-tokens/deploy-token-approvals.service.ts';
import type { ReleaseAuthor } from './channel-changes.service.ts';
import { ReleasesRepository } from './releases.repository.ts';
import type { ReleaseRow } from './releases.table.ts';

/**
 * What was published with a deploy token that nobody has approved waits for a person: whoever got hold of a new token can't run code
 * in everybody's browser before somebody has seen it.
 */
@Injectable()
export class ReleaseApprovals {
  constructor(
    private readonly database: Database,
    private readonly releases: ReleasesRepository,
    private readonly tokens: DeployTokenApprovals,
    private readonly audit: AuditService,
  ) {}

  /** Tells of each of these releases the name of the token with which it waits; null when it doesn't. */
  async waiting(rows: readonly ReleaseRow[]): Promise<(row: ReleaseRow) => string | null> {
    const ids = rows.map(({ publishedWith }) => publishedWith).filter((id) => id !== null);
    const names = await this.tokens.unapproved([...new Set(ids)]);
    return ({ publishedWith }) => (publishedWith && names.get(publishedWith)) ?? null;
  }

  /** @throws RELEASE_WAITS, RELEASE_NOT_FOUND */
  async requireApproved(name: string, version: string): Promise<void> {
    const row = await this.found(name, version);
    if ((await this.waiting([row]))(row) !== null) throw new ApiError('RELEASE_WAITS');
  }

  /** @throws RELEASE_WAITS when nobody has approved anything that came with this deploy token. */
  async requireApprovedToken(tokenId: string): Promise<void> {
    if ((await this.tokens.unapproved([tokenId])).has(tokenId)) throw new ApiError('RELEASE_WAITS');
  }

  /**
   * Called with what is about to be served, inside the transaction: who serves a release that waits approves it, if it is a person.
   * @throws RELEASE_WAITS when it is a deploy token.
   */
  async settle(row: ReleaseRow, author: ReleaseAuthor): Promise<void> {
    const token = (await this.waiting([row]))(row);
    if (token === null || row.publishedWith === null) return;
    if (author.by.kind !== 'member') throw new ApiError('RELEASE_WAITS');
    await this.tokens.approve(row.publishedWith);
    const { remote, version } = row;
    await this.audit.record(author, {
      action: 'release.approved',
      target: { type: 'remote', id: remote, label: remote },
      after: { version, token },
    });
  }

  /** Approving what doesn't wait changes nothing and is no mistake. @throws RELEASE_NOT_FOUND */
  approve(name: string, version: string, author: ReleaseAuthor): Promise<void> {
    return this.database.transaction(async () => this.settle(await this.found(name, version), author));
  }

  private async found(name: string, version: string): Promise<ReleaseRow> {
    const row = await this.releases.findPublished(name, version);
    if (!row) throw new ApiError('RELEASE_NOT_FOUND');
    return row;
  }
}
