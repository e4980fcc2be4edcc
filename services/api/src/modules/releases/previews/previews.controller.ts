import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { PreviewsService } from './previews.service.ts';

@Controller()
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Endpoint('POST /api/releases/:name/links')
  link(
    @CurrentCaller() caller: Caller,
    @Input() input: EndpointInput<'POST /api/releases/:name/links'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/links'>> {
    return this.previews.createLink(caller, input);
  }

  @Endpoint('POST /api/releases/previews')
  async open(
    @CurrentCaller() caller: Caller,
    @Input() input: EndpointInput<'POST /api/releases/previews'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EndpointAnswer<'POST /api/releases/previews'>> {
    const { answer, cookie } = await this.previews.open(caller, input);
    if (cookie) reply.header('set-cookie', cookie);
    return answer;
  }

  @Endpoint('POST /api/releases/channel')
  async choose(
    @CurrentCaller() caller: Caller,
    @Input() input: EndpointInput<'POST /api/releases/channel'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    reply.header('set-cookie', await this.previews.channelCookie(caller, input));
  }
}
