import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { InboxAreasService } from '../modules/inbox/inbox-areas.service.ts';
import { SetupService } from '../modules/site/setup/setup.service.ts';
import { siteConfiguration, siteVersions } from '../modules/site/site.table.ts';
import { users } from '../modules/users/users.table.ts';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.ts';
import { Database } from '../platform/database/database.ts';
import { DemoPicturesService } from './demo-pictures.service.ts';
import type { DemoPictures } from './demo-pictures.ts';
import { whileLocked } from './install-lock.ts';
import { INSTALL_STEPS, installSteps } from './install-steps.table.ts';
import { newSiteConfiguration } from './new-site-configuration.ts';

/** Inserts the demo community into a site without members, also after it was removed. */
@Injectable()
export class SeedingService {
  constructor(
    private readonly database: Database,
    private readonly pictures: DemoPicturesService,
    private readonly areas: InboxAreasService,
    private readonly setup: SetupService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * @returns the number of inserted members; 0 when the demo community already existed.
   * @throws Error when there are other members.
   */
  async seed(): Promise<number> {
    let missing: DemoPictures | null = null;
    await whileLocked(this.database, async () => {
      missing = await this.seedIfEmpty();
    });
    // Pictures are files, so they are added after the transaction.
    if (!missing) return 0;
    await this.pictures.add(missing);
    return this.count(true);
  }

  private async seedIfEmpty(): Promise<DemoPictures | null> {
    const { queries } = this.database;
    const people = await this.count(false);
    if (people > 0)
      throw new Error(`There is a community already: ${people} members who aren’t of the demo.`);
    if ((await this.count(true)) > 0) return null;
    await queries
      .insert(installSteps)
      .values(INSTALL_STEPS.map((name) => ({ name })))
      .onConflictDoNothing();
    await this.configureSite();
    // The demo includes an owner.
    await this.setup.withdraw();
    // Loaded only here, because its content is parsed when it is loaded.
    const { seedDemoCommunity } = await import('./seed-demo-community.ts');
    const missing = await seedDemoCommunity(queries, new Date());
    await this.areas.refill();
    return missing;
  }

  /** Saved settings of the site stay; it is marked as a demo. */
  private async configureSite(): Promise<void> {
    const { queries } = this.database;
    const configuration = newSiteConfiguration(this.configuration.sitePreset, true);
    const isSaved = (await queries.$count(siteVersions)) > 0;
    await queries
      .insert(siteConfiguration)
      .values({ configuration })
      .onConflictDoUpdate({
        target: siteConfiguration.id,
        set: {
          configuration: isSaved
            ? sql`jsonb_set(${siteConfiguration.configuration}, '{demo}', 'true')`
            : configuration,
          updatedAt: sql`now()`,
        },
      });
  }

  private count(demo: boolean): Promise<number> {
    return this.database.queries.$count(users, eq(users.demo, demo));
  }
}
