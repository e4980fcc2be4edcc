import type { JoinResult } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { SiteService } from '../../site/site.service.ts';
import { joinMessage } from './join-answer.policy.ts';

/** Messages for players who try to join, with the name and address of this site. */
@Injectable()
export class JoinMessages {
  private readonly origin: string;

  constructor(
    private readonly site: SiteService,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.origin = siteOrigin;
  }

  async of(result: JoinResult, linkCode: string | null): Promise<string> {
    return joinMessage(result, { site: await this.site.read(), origin: this.origin, linkCode });
  }
}
