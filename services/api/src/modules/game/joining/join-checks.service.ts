import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { LinkCodesService } from '../../identities/link-codes.service.ts';
import { PlayersService } from '../../identities/players.service.ts';
import { OwnSubmissionsService } from '../../submissions/applicant/own-submissions.service.ts';
import { ServerStatusService } from '../status/server-status.service.ts';
import { applicationOf, joinResult } from './join-answer.policy.ts';
import { JoinMessages } from './join-messages.service.ts';

/** Decides whether a player may join the game server. */
@Injectable()
export class JoinChecks {
  constructor(
    private readonly players: PlayersService,
    private readonly codes: LinkCodesService,
    private readonly status: ServerStatusService,
    private readonly applications: OwnSubmissionsService,
    private readonly messages: JoinMessages,
  ) {}

  async check({
    identifiers,
    name,
  }: EndpointInput<'POST /api/game/v1/join-check'>['body']): Promise<
    EndpointAnswer<'POST /api/game/v1/join-check'>
  > {
    const rules = await this.status.doorRules();
    const player = await this.players.find(identifiers);
    const application =
      player && !player.whitelisted
        ? applicationOf(await this.applications.whitelistStateOf(player.userId))
        : null;
    const result = joinResult({ ...rules, player, application });
    const linkCode = result === 'link_required' ? await this.codes.codeFor(identifiers, name) : null;
    const message = await this.messages.of(result, linkCode);
    return { result, message, linkCode, handle: player?.username ?? null };
  }
}
