import type { SiteConfiguration } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { siteConfiguration } from './site.table.ts';

@Injectable()
export class SiteRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<SiteConfiguration> {
    const [row] = await this.database.queries.select().from(siteConfiguration);
    if (!row)
      throw new Error('The site configuration is missing; it is written when the site is first started.');
    return row.configuration;
  }
}
