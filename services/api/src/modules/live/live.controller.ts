import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { LiveStreamsService } from './live-streams.service.ts';

@Controller()
export class LiveController {
  constructor(private readonly streams: LiveStreamsService) {}

  @Endpoint('GET /api/live/events')
  events(
    @Input() { query }: EndpointInput<'GET /api/live/events'>,
    @Req() { caller, method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.streams.listen(caller, query.topics, reply, method === 'HEAD');
  }
}
