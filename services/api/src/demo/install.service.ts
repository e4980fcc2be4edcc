import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InboxAreasService } from '../modules/inbox/inbox-areas.service.ts';
import { SetupService } from '../modules/site/setup/setup.service.ts';
import { siteConfiguration } from '../modules/site/site.table.ts';
import { users } from '../modules/users/users.table.ts';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.ts';
import { Database } from '../platform/database/database.ts';
import { DemoPicturesService } from './demo-pictures.service.ts';
import type { DemoPictures } from './demo-pictures.ts';
import { whileLocked } from './install-lock.ts';
import { type InstallStep, installSteps } from './install-steps.table.ts';
import { newSiteConfiguration } from './new-site-configuration.ts';

/**
 * Sets up a new installation: always the site configuration, and the demo community when it is configured and there are no users; otherwise the
 * site waits for its owner. Each step runs once for each database, even when several processes start simultaneously.
 */
@Injectable()
export class InstallService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Install');

  constructor(
    private readonly database: Database,
    private readonly pictures: DemoPicturesService,
    private readonly areas: InboxAreasService,
    private readonly setup: SetupService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { demoData } = this.configuration;
    let missing: DemoPictures | null = null;
    await whileLocked(this.database, async () => {
      await this.once('foundation', async () => {
        await this.insertSiteConfiguration(demoData);
        // The demo includes an owner.
        if (!demoData) await this.setup.begin();
      });
      if (demoData)
        await this.once('demo', async () => {
          missing = await this.seedIfEmpty();
        });
      // The demo's items, and those of a database to which the inbox was added later.
      await this.once('inbox', () => this.areas.refill());
    });
    // Pictures are files, so they are added after the transaction, by the process that has seeded.
    if (missing) await this.pictures.add(missing);
    await this.setup.printCode();
  }

  private async once(name: InstallStep, work: () => Promise<void>): Promise<void> {
    const rows = await this.database.queries
      .insert(installSteps)
      .values({ name })
      .onConflictDoNothing()
      .returning();
    if (rows.length === 0) return;
    await work();
    this.logger.log(`Set up: ${name}`);
  }

  private async insertSiteConfiguration(demo: boolean): Promise<void> {
    const configuration = newSiteConfiguration(this.configuration.sitePreset, demo);
    await this.database.queries.insert(siteConfiguration).values({ configuration }).onConflictDoNothing();
  }

  private async seedIfEmpty(): Promise<DemoPictures | null> {
    if ((await this.database.queries.$count(users)) > 0) return null;
    // Its content is parsed when it is loaded, which only a new site needs.
    const { seedDemoCommunity } = await import('./seed-demo-community.ts');
    return seedDemoCommunity(this.database.queries, new Date());
  }
}
