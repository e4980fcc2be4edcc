import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { JsonBody } from '../../../platform/http/json-body.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import type { SignedMessage } from './signed-message.policy.ts';
import { WebhooksService } from './webhooks.service.ts';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Endpoint('POST /api/webhooks/twitch')
  twitch(@Req() request: FastifyRequest): Promise<RawAnswer> {
    return this.webhooks.fromTwitch(messageOf(request));
  }

  @Endpoint('POST /api/webhooks/kick')
  kick(@Req() request: FastifyRequest): Promise<RawAnswer> {
    return this.webhooks.fromKick(messageOf(request));
  }
}

function messageOf({ headers, body }: FastifyRequest): SignedMessage {
  const bytes = body instanceof JsonBody ? body.bytes : Buffer.alloc(0);
  return { headers, bytes, parse: () => (body instanceof JsonBody ? body.parse() : undefined) };
}
