import { statfs } from 'node:fs/promises';
import type { SiteTrouble } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { BackupsService } from '../backups/backups.service.ts';
import { SiteHealthService } from '../dashboard/site-health.service.ts';
import { troublesOf } from './site-watch.policy.ts';

/** Detects current problems of the site by measurements. */
@Injectable()
export class SiteMeasures {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly backups: BackupsService,
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

/** Returns the free share of a folder's disk for this process, from 0 to 1; undefined when it is unknown. */
async function freeShareOf(folder: string): Promise<number | undefined> {
  const { bavail, blocks } = await statfs(folder).catch(() => ({ bavail: 0, blocks: 0 }));
  return blocks > 0 ? bavail / blocks : undefined;
}
