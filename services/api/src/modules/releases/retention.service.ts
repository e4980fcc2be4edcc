import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { AuditService } from '../audit/audit.service.ts';
import { ReleaseStore } from './release-store.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { KEPT_MS, lastConcerned, outdated, UPLOAD_KEPT_MS } from './retention.policy.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';

/** More changes of one remote than this within a week are more than the log is searched for: then nothing of it is removed. */
const MOST_CHANGES = 1_000;
const ALL = 100_000;

/**
 * Removes releases that nobody needs any more, and uploads that were given up: first their rows say so, then their files go, then
 * the rows. What is cut off in the middle is done again by the next run.
 */
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

  /** @throws the last failure, after the other releases have been tried. */
  async clean(now = new Date()): Promise<void> {
    for (const remote of await this.releases.findRemotes()) await this.markOutdated(remote, now);
    await this.releases.markAbandoned(new Date(now.getTime() - UPLOAD_KEPT_MS));
    let failure: unknown;
    for (const row of await this.releases.findRemoving())
      await this.remove(row).catch((error: unknown) => {
        failure = error;
      });
    if (failure) throw failure;
  }

  private markOutdated(remote: string, now: Date): Promise<void> {
    return this.database.transaction(async () => {
      // Nobody may promote what is being removed.
      await this.served.lockRegistry();
      const changes = await this.audit.newestAbout({ type: 'remote', id: remote }, MOST_CHANGES);
      const from = changes.length < MOST_CHANGES ? 0 : (changes.at(-1)?.at.getTime() ?? 0);
      if (from > now.getTime() - KEPT_MS) return;
      const rows = await this.releases.findNewest([remote], ALL);
      const old = outdated(rows, await this.served.find(remote), lastConcerned(changes), now);
      await this.releases.markRemoving(old.map(({ id }) => id));
    });
  }

  /** The version can't be announced anew before its row is gone, so that no new files are removed with the old ones. */
  private async remove({
    id,
    remote,
    version,
  }: {
    id: string;
    remote: string;
    version: string;
  }): Promise<void> {
    await this.store.remove(remote, version);
    if (await this.releases.remove(id)) this.logger.log({ msg: 'release removed', remote, version });
  }
}
