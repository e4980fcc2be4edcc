import type { SiteTrouble } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { BackupStatusService } from '../backups/backup-status.service.ts';
import { SiteHealthService } from '../dashboard/site-health.service.ts';
import { freeShareOf } from './free-space.ts';
import { troublesOf } from './site-watch.policy.ts';

/** What is wrong with the site, by what is measured at the moment. */
@Injectable()
export class SiteMeasures {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly backups: BackupStatusService,
    private readonly health: SiteHealthService,
  ) {}

  async troubles(): Promise<SiteTrouble[]> {
    const [backups, health, freeShares] = await Promise.all([
      this.backups.status(),
      this.health.measure(),
      this.freeShares(),
    ]);
    return troublesOf({ backups, health, freeShares });
  }

  private async freeShares(): Promise<number[]> {
    const { releases, mediaDir, backups } = this.configuration;
    const folders = [releases.folder, mediaDir, ...(backups ? [backups.folder] : [])];
    const shares = await Promise.all(folders.map(freeShareOf));
    return shares.filter((share) => share !== undefined);
  }
}
