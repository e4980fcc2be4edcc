import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import type { SignedMessage } from './signed-message.policy.ts';
import { WebhooksService } from './webhooks.service.ts';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Endpoint('POST /api/webhooks/twitch')
  twitch(
    @Input() { body }: EndpointInput<'POST /api/webhooks/twitch'>,
    @Req() request: FastifyRequest,
  ): Promise<RawAnswer> {
    return this.webhooks.fromTwitch(messageOf(request), body);
  }

  @Endpoint('POST /api/webhooks/kick')
  kick(
    @Input() { body }: EndpointInput<'POST /api/webhooks/kick'>,
    @Req() request: FastifyRequest,
  ): Promise<RawAnswer> {
    return this.webhooks.fromKick(messageOf(request), body);
  }
}

function messageOf({ headers, signedBytes = Buffer.alloc(0) }: FastifyRequest): SignedMessage {
  return { headers, bytes: signedBytes };
}
