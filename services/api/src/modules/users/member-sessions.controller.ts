import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { MemberSessionsService } from './member-sessions.service.ts';

@Controller()
export class MemberSessionsController {
  constructor(private readonly sessions: MemberSessionsService) {}

  @Endpoint('GET /api/users/me/sessions')
  list(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/users/me/sessions'>> {
    return this.sessions.list(caller);
  }

  @Endpoint('DELETE /api/users/me/sessions/:id')
  end(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/users/me/sessions/:id'>,
  ): Promise<void> {
    return this.sessions.end(caller, params.id);
  }

  @Endpoint('POST /api/users/me/sessions/end-current')
  endCurrent(@CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.endCurrent(caller);
  }

  @Endpoint('POST /api/users/me/sessions/end-others')
  endOthers(@CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.endOthers(caller);
  }
}
