import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { StreamerDecisionsService } from './streamer-decisions.service.ts';

@Controller()
export class StreamersController {
  constructor(private readonly decisions: StreamerDecisionsService) {}

  @Endpoint('GET /api/streamers')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/streamers'>,
  ): Promise<EndpointAnswer<'GET /api/streamers'>> {
    return this.decisions.list(caller, query);
  }

  @Endpoint('POST /api/streamers/:id/approve')
  approve(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/streamers/:id/approve'>,
  ): Promise<EndpointAnswer<'POST /api/streamers/:id/approve'>> {
    return this.decisions.decide(caller, params.id, 'approve', body);
  }

  @Endpoint('POST /api/streamers/:id/suspend')
  suspend(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/streamers/:id/suspend'>,
  ): Promise<EndpointAnswer<'POST /api/streamers/:id/suspend'>> {
    return this.decisions.decide(caller, params.id, 'suspend', body);
  }

  @Endpoint('POST /api/streamers/:id/restore')
  restore(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/streamers/:id/restore'>,
  ): Promise<EndpointAnswer<'POST /api/streamers/:id/restore'>> {
    return this.decisions.decide(caller, params.id, 'restore', body);
  }

  @Endpoint('POST /api/streamers/:id/retire')
  retire(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/streamers/:id/retire'>,
  ): Promise<EndpointAnswer<'POST /api/streamers/:id/retire'>> {
    return this.decisions.decide(caller, params.id, 'retire', body);
  }

  @Endpoint('POST /api/streamers/:id/dismiss-reports')
  dismissReports(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/streamers/:id/dismiss-reports'>,
  ): Promise<EndpointAnswer<'POST /api/streamers/:id/dismiss-reports'>> {
    return this.decisions.dismissReports(caller, params.id, body);
  }
}
