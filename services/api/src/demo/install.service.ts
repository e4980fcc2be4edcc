import { siteConfigurationSchema } from '@boardwalk/contracts';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { siteConfiguration } from '../modules/site/site.table.ts';
import { users } from '../modules/users/users.table.ts';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.ts';
import { Database } from '../platform/database/database.ts';
import { DemoCoversService, type MissingCover } from './demo-covers.service.ts';
import { installSteps } from './install-steps.table.ts';
import { seedDemoCommunity } from './seed-demo-community.ts';
import { INITIAL_SITE_CONFIGURATION } from './site-configuration.data.ts';

/**
 * Sets up a new installation: the site configuration always, the demo community when it is configured and there are no users.
 * Each step runs once for each database, even when several processes start at the same time.
 */
@Injectable()
export class InstallService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Install');

  constructor(
    private readonly database: Database,
    private readonly covers: DemoCoversService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { demoData } = this.configuration;
    let missingCovers: MissingCover[] = [];
    await this.database.transaction(async () => {
      await this.database.queries.execute(sql`LOCK TABLE ${installSteps} IN EXCLUSIVE MODE`);
      await this.once('foundation', () => this.insertSiteConfiguration(demoData));
      if (demoData)
        await this.once('demo', async () => {
          missingCovers = await this.seedIfEmpty();
        });
    });
    // Covers are files, so they are added after the transaction, by the process that has seeded.
    await this.covers.addCovers(missingCovers);
  }

  private async once(name: string, work: () => Promise<void>): Promise<void> {
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
    const configuration = siteConfigurationSchema.parse({ ...INITIAL_SITE_CONFIGURATION, demo });
    await this.database.queries.insert(siteConfiguration).values({ configuration }).onConflictDoNothing();
  }

  private async seedIfEmpty(): Promise<MissingCover[]> {
    if ((await this.database.queries.$count(users)) > 0) return [];
    return seedDemoCommunity(this.database.queries, new Date());
  }
}
