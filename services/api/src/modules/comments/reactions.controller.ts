import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { ReactionsService } from './reactions.service.ts';

@Controller()
export class ReactionsController {
  constructor(private readonly reactions: ReactionsService) {}

  @Endpoint('GET /api/articles/:id/reactions')
  show(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/articles/:id/reactions'>,
  ): Promise<EndpointAnswer<'GET /api/articles/:id/reactions'>> {
    return this.reactions.show(caller, params.id);
  }

  @Endpoint('GET /api/articles/:id/reactions/members')
  members(
    @Input() { params, query }: EndpointInput<'GET /api/articles/:id/reactions/members'>,
  ): Promise<EndpointAnswer<'GET /api/articles/:id/reactions/members'>> {
    return this.reactions.members(params.id, query);
  }

  @Endpoint('PUT /api/articles/:id/reactions')
  set(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/articles/:id/reactions'>,
  ): Promise<EndpointAnswer<'PUT /api/articles/:id/reactions'>> {
    return this.reactions.set(caller, params.id, body.kind);
  }
}
