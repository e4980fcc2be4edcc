import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { RawAnswer } from '../../platform/http/raw-answer.ts';
import { DiscordLinksService } from './discord/discord-links.service.ts';
import { IdentitiesService, toIdentity } from './identities.service.ts';

@Controller()
export class IdentitiesController {
  constructor(
    private readonly identities: IdentitiesService,
    private readonly discord: DiscordLinksService,
  ) {}

  @Endpoint('GET /api/identities')
  async list(@CurrentCaller() { id }: Caller): Promise<EndpointAnswer<'GET /api/identities'>> {
    const items = (await this.identities.ofMember(id)).map(toIdentity);
    return { items, discord: this.discord.available };
  }

  @Endpoint('POST /api/identities/discord')
  async begin(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/identities/discord'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EndpointAnswer<'POST /api/identities/discord'>> {
    const { url, cookie } = await this.discord.begin(caller, body);
    reply.header('set-cookie', cookie);
    return { url };
  }

  @Endpoint('GET /api/identities/discord/callback')
  async end(
    @Input() { query }: EndpointInput<'GET /api/identities/discord/callback'>,
    @Req() { headers }: FastifyRequest,
  ): Promise<RawAnswer> {
    const { location, cookie } = await this.discord.end(query, headers.cookie);
    return new RawAnswer(303, { location, 'set-cookie': cookie });
  }

  @Endpoint('POST /api/identities/game')
  linkByCode(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/identities/game'>,
  ): Promise<EndpointAnswer<'POST /api/identities/game'>> {
    return this.identities.linkByCode(caller, body);
  }

  @Endpoint('DELETE /api/identities/:provider')
  unlink(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/identities/:provider'>,
  ): Promise<void> {
    return this.identities.unlink(caller, params);
  }
}
