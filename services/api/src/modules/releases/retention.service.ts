import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database } from '../../platform/database/database.ts';
import { HOUR } from '../../platform/jobs/hour.ts';
import { AuditService } from '../audit/audit.service.ts';
import { ReleaseStore } from './release-store.ts';
import { ReleasesRepository } from './releases.repository.ts';
import type { ReleaseRow } from './releases.table.ts';
import { KEPT_MS, lastConcerned, outdated, UPLOAD_KEPT_MS } from './retention.policy.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';

/** More changes of one remote than this within a week are more than the log is searched for: then nothing of it is removed. */
const MOST_CHANGES = 1_000;
const ALL = 100_000;

/** Removes releases that nobody needs any more, and uploads that were given up. */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger('Releases');

  constructor(
    private readonly database: Database,
    private readonly releases: ReleasesRepository,
    private readonly served: ServedRemotesRepository,
    private readonly store: ReleaseStore,
    private readonly audit: AuditService,
  ) {}

  @Interval(HOUR)
  async clean(now = new Date()): Promise<void> {
    const remotes = new Set((await this.releases.findNewest(undefined, ALL)).map(({ remote }) => remote));
    for (const remote of remotes) await this.cleanRemote(remote, now);
    const abandoned = await this.releases.findAbandoned(new Date(now.getTime() - UPLOAD_KEPT_MS));
    for (const row of abandoned) await this.database.transaction(() => this.remove(row));
  }

  private cleanRemote(remote: string, now: Date): Promise<void> {
    return this.database.transaction(async () => {
      // Nobody may promote what is being removed.
      await this.served.lockRegistry();
      const changes = await this.audit.newestAbout({ type: 'remote', id: remote }, MOST_CHANGES);
      const from = changes.length < MOST_CHANGES ? 0 : (changes.at(-1)?.at.getTime() ?? 0);
      if (from > now.getTime() - KEPT_MS) return;
      const rows = await this.releases.findNewest([remote], ALL);
      const old = outdated(rows, await this.served.find(remote), lastConcerned(changes), now);
      for (const row of old) await this.remove(row);
    });
  }

  /** Files go before the row's removal can be seen, so that nobody publishes the version anew in between. */
  private async remove(row: ReleaseRow): Promise<void> {
    const { remote, version } = row;
    if (!(await this.releases.remove(row))) return;
    await this.store.remove(remote, version);
    this.logger.log({ msg: 'release removed', remote, version });
  }
}
