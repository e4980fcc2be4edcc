import type { SiteConfiguration } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Remembered } from '../../platform/memory/remembered.ts';
import { SiteRepository } from './site.repository.ts';

@Injectable()
export class SiteService {
  private readonly configuration: Remembered<SiteConfiguration>;

  constructor(site: SiteRepository) {
    this.configuration = new Remembered(() => site.read(), 2_000);
  }

  read(): Promise<SiteConfiguration> {
    return this.configuration.get();
  }
}
