import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { ServedRemotesRepository } from '../channels/served-remotes.repository.ts';
import { ReleasesRepository } from '../releases.repository.ts';
import { ReleaseStore } from './release-store.ts';
import { KEPT_MS, lastConcerned, outdated, UPLOAD_KEPT_MS } from './retention.policy.ts';

/** Maximum of changes of one remote that are searched; with more within a week, nothing of it is removed. */
const MAX_CHANGES = 1_000;
const ALL = 100_000;

/**
 * Removes unneeded releases and abandoned uploads: marks their rows, then deletes the files, then the rows. The next run continues after an
 * interruption.
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

  /** @throws the last failure, after trying the other releases. */
  @Every('hour')
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
      // Prevents promotions of versions that are being removed.
      await this.served.lockRegistry();
      const changes = await this.audit.newestAbout({ type: 'remote', id: remote }, MAX_CHANGES);
      const from = changes.length < MAX_CHANGES ? 0 : (changes.at(-1)?.at.getTime() ?? 0);
      if (from > now.getTime() - KEPT_MS) return;
      const rows = await this.releases.findNewest([remote], ALL);
      const old = outdated(rows, await this.served.find(remote), lastConcerned(changes), now);
      await this.releases.markRemoving(old.map(({ id }) => id));
    });
  }

  /** The version can't be announced again before its row is deleted, so that new files aren't removed with the old ones. */
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
