import { type SiteConfiguration, siteConfigurationSchema } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.ts';
import { Database } from '../../platform/database/database.ts';
import { siteConfiguration } from './site.table.ts';

@Injectable()
export class SiteService {
  private readonly configuration = new TtlCache(() => this.readRow(), 2_000);

  constructor(private readonly database: Database) {}

  read(): Promise<SiteConfiguration> {
    return this.configuration.get();
  }

  private async readRow(): Promise<SiteConfiguration> {
    const [row] = await this.database.queries.select().from(siteConfiguration);
    if (!row)
      throw new Error('The site configuration is missing; it is written when the site is first started.');
    // A row that an earlier version wrote lacks what came later.
    return siteConfigurationSchema.parse(row.configuration);
  }
}
