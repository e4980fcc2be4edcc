import type { EndpointAnswer, EndpointInput, JoinResult } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { IdentitiesService } from '../../identities/identities.service.ts';
import { LinkCodesService } from '../../identities/link-codes.service.ts';
import { SiteService } from '../../site/site.service.ts';
import { OwnSubmissionsService } from '../../submissions/applicant/own-submissions.service.ts';
import { ServerStatusService } from '../status/server-status.service.ts';
import { applicationOf, joinMessage, joinResult } from './join-answer.policy.ts';

/** Decides whether a player may join the game server. */
@Injectable()
export class JoinChecksService {
  private readonly origin: string;

  constructor(
    private readonly identities: IdentitiesService,
    private readonly codes: LinkCodesService,
    private readonly status: ServerStatusService,
    private readonly applications: OwnSubmissionsService,
    private readonly site: SiteService,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.origin = siteOrigin;
  }

  async check({
    identifiers,
    name,
  }: EndpointInput<'POST /api/game/v1/join-check'>['body']): Promise<
    EndpointAnswer<'POST /api/game/v1/join-check'>
  > {
    const rules = await this.status.doorRules();
    const player = await this.identities.findPlayer(identifiers);
    const application =
      player && !player.whitelisted
        ? applicationOf(await this.applications.whitelistStateOf(player.userId))
        : null;
    const result = joinResult({ ...rules, player, application });
    const linkCode = result === 'link_required' ? await this.codes.codeFor(identifiers, name) : null;
    const message = await this.messageOf(result, linkCode);
    return { result, message, linkCode, handle: player?.username ?? null };
  }

  /** Returns the message for the player, with the name and address of this site. */
  private async messageOf(result: JoinResult, linkCode: string | null): Promise<string> {
    return joinMessage(result, { site: await this.site.read(), origin: this.origin, linkCode });
  }
}
