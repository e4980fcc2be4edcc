import { type ReleaseDescription, type Widening, wideningOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { ReleaseAuthor } from './channels/release-channels.service.ts';
import { ServedRemotesRepository } from './channels/served-remotes.repository.ts';
import { DeployTokensService } from './deploy-tokens/deploy-tokens.service.ts';
import { ReleasesRepository } from './releases.repository.ts';
import type { ReleaseRow } from './releases.table.ts';

/** Reason why a release needs approval. */
export interface Waiting {
  /** Name of the deploy token with which it was published. */
  token: string;
  /** Whether that token isn't approved yet. */
  tokenIsNew: boolean;
  /** Additions to what its remote serves. */
  widening: Widening[];
}

/** Returns the reason why a release needs approval; undefined when it doesn't. */
export type WaitingOf = (row: ReleaseRow) => Waiting | undefined;

/**
 * Releases that need approval by a member: those published with an unapproved deploy token, so that a stolen new token runs no code in browsers,
 * and those that add addresses, links or frames, so that no team takes over the pages of another. Releases of members and of the build need none.
 */
@Injectable()
export class ReleaseApprovalsService {
  constructor(
    private readonly database: Database,
    private readonly releases: ReleasesRepository,
    private readonly served: ServedRemotesRepository,
    private readonly tokens: DeployTokensService,
    private readonly audit: AuditService,
  ) {}

  /** Looks up which of these releases need approval. */
  async waiting(rows: readonly ReleaseRow[]): Promise<WaitingOf> {
    const undecided = rows.filter(({ publishedWith, approvedAt }) => publishedWith !== null && !approvedAt);
    if (undecided.length === 0) return () => undefined;
    const ids = [...new Set(undecided.flatMap(({ publishedWith }) => publishedWith ?? []))];
    const [names, unapproved, served] = await Promise.all([
      this.tokens.names(ids),
      this.tokens.unapproved(ids),
      this.accepted([...new Set(undecided.map(({ remote }) => remote))]),
    ]);
    return (row) => {
      const { publishedWith, approvedAt } = row;
      if (publishedWith === null || approvedAt) return undefined;
      const tokenIsNew = unapproved.has(publishedWith);
      const widening = widens(row, served);
      if (!tokenIsNew && widening.length === 0) return undefined;
      return { token: names.get(publishedWith) ?? '', tokenIsNew, widening };
    };
  }

  /** Counts the remotes whose newest release needs approval. */
  async countWaiting(): Promise<number> {
    const rows = await this.releases.findLatest();
    const waitingOf = await this.waiting(rows);
    return rows.filter((row) => waitingOf(row)).length;
  }

  /** Returns what a release would add to what its remote serves now. */
  async wideningOf(release: ReleaseDescription): Promise<Widening[]> {
    return widens({ remote: release.name, description: release }, await this.accepted([release.name]));
  }

  /** @throws RELEASE_WAITS, RELEASE_NOT_FOUND */
  async requireApproved(name: string, version: string): Promise<void> {
    const row = await this.found(name, version);
    if ((await this.waiting([row]))(row)) throw new ApiError('RELEASE_WAITS');
  }

  /** @throws RELEASE_WAITS when this deploy token isn't approved. */
  async requireApprovedToken(tokenId: string): Promise<void> {
    if ((await this.tokens.unapproved([tokenId])).has(tokenId)) throw new ApiError('RELEASE_WAITS');
  }

  /**
   * Approves a release because a member approves or serves it. Must run inside the transaction of that change.
   * @throws RELEASE_WAITS when the release needs approval and the author is a deploy token.
   */
  async approveBy(row: ReleaseRow, author: ReleaseAuthor): Promise<void> {
    this.database.requireTransaction();
    const waiting = (await this.waiting([row]))(row);
    if (waiting && row.publishedWith !== null) {
      if (author.by.kind !== 'member') throw new ApiError('RELEASE_WAITS');
      if (waiting.tokenIsNew) await this.tokens.approve(row.publishedWith);
      const { remote, version } = row;
      await this.audit.record(author, {
        action: 'release.approved',
        target: { type: 'remote', id: remote, label: remote },
        after: {
          version,
          token: waiting.token,
          ...(waiting.widening.length > 0 && { adds: waiting.widening.map(({ value }) => value).join(', ') }),
        },
      });
    }
    await this.releases.markApproved(row.id);
  }

  /** Approves a release. Idempotent. @throws RELEASE_NOT_FOUND */
  approve(name: string, version: string, author: ReleaseAuthor): Promise<void> {
    return this.database.transaction(async () => this.approveBy(await this.found(name, version), author));
  }

  /** Returns every served version of these remotes, including switched-off ones, and the last approved version of each. */
  private async accepted(remotes: readonly string[]): Promise<ReleaseDescription[]> {
    const [rows, approved] = await Promise.all([
      this.served.findAll(),
      this.releases.findLastApproved(remotes),
    ]);
    const served = rows
      .flatMap(({ live, previous, canary, staff }) => [live, previous, canary, staff])
      .filter((release) => release !== null);
    return [...served, ...approved];
  }

  private async found(name: string, version: string): Promise<ReleaseRow> {
    const row = await this.releases.findPublished(name, version);
    if (!row) throw new ApiError('RELEASE_NOT_FOUND');
    return row;
  }
}

function widens(
  { remote, description }: Pick<ReleaseRow, 'remote' | 'description'>,
  served: readonly ReleaseDescription[],
): Widening[] {
  const own = served.filter(({ name }) => name === remote);
  const others = served.filter(({ name }) => name !== remote);
  return wideningOf(description, own, others);
}
