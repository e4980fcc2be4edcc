import type { SiteConfiguration } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.ts';
import { SiteRepository } from './site.repository.ts';

@Injectable()
export class SiteService {
  private readonly configuration: TtlCache<SiteConfiguration>;

  constructor(site: SiteRepository) {
    this.configuration = new TtlCache(() => site.read(), 2_000);
  }

  read(): Promise<SiteConfiguration> {
    return this.configuration.get();
  }
}
