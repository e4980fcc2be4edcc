import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { users } from '../modules/users/users.table.ts';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.ts';
import { Database } from '../platform/database/database.ts';
import { DemoCovers, type Uncovered } from './demo-covers.service.ts';
import { installFoundation } from './foundation.ts';
import { installSteps } from './install-steps.table.ts';
import { seedDemoCommunity } from './seed-demo-community.ts';

/**
 * Sets a new installation up: a site configuration always, the demo community when it is wanted and nobody is there yet.
 * Each step happens once in the life of a database, also when several processes start at the same time.
 */
@Injectable()
export class InstallService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Install');

  constructor(
    private readonly database: Database,
    private readonly covers: DemoCovers,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { demoData } = this.configuration;
    let uncovered: Uncovered[] = [];
    await this.database.transaction(async () => {
      await this.database.queries.execute(sql`LOCK TABLE ${installSteps} IN EXCLUSIVE MODE`);
      await this.once('foundation', () => installFoundation(this.database.queries, demoData));
      if (demoData)
        await this.once('demo', async () => {
          uncovered = await this.seedUnlessInhabited();
        });
    });
    // Pictures are files: they come behind the transaction, by the process that has seeded.
    await this.covers.hang(uncovered);
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

  private async seedUnlessInhabited(): Promise<Uncovered[]> {
    if ((await this.database.queries.$count(users)) > 0) return [];
    return seedDemoCommunity(this.database.queries, new Date());
  }
}
