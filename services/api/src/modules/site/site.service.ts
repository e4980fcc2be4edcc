import {
  type EndpointAnswer,
  type SiteConfiguration,
  type SiteDocumentName,
  siteConfigurationSchema,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.ts';
import { SiteRepository } from './site.repository.ts';
import { settingsOf } from './site-settings.policy.ts';

/** Configuration of the site for all modules, cached. */
@Injectable()
export class SiteService {
  private readonly configuration = new TtlCache(() => this.readRow(), 2_000);

  constructor(private readonly repository: SiteRepository) {}

  read(): Promise<SiteConfiguration> {
    return this.configuration.get();
  }

  /** Drops the cached configuration after a change. Other processes notice within two seconds. */
  forget(): void {
    this.configuration.forget();
  }

  async document(name: SiteDocumentName): Promise<EndpointAnswer<'GET /api/site/documents/:name'>> {
    const [newest, { policiesUpdated }] = await Promise.all([this.repository.newest(), this.read()]);
    const body = newest ? settingsOf(newest.settings).documents[name] : null;
    return { body, updated: policiesUpdated };
  }

  private async readRow(): Promise<SiteConfiguration> {
    const row = await this.repository.find();
    if (!row)
      throw new Error('The site configuration is missing; it is written when the site is first started.');
    // A row from an earlier version of the program lacks newer fields.
    return siteConfigurationSchema.parse(row.configuration);
  }
}
