import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { DecisionsService } from './decisions.service.ts';

@Controller()
export class DecisionsController {
  constructor(private readonly decisions: DecisionsService) {}

  @Endpoint('POST /api/reviews/:id/changes')
  requestChanges(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/reviews/:id/changes'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/changes'>> {
    return this.decisions.requestChanges(caller, params.id, body);
  }

  @Endpoint('POST /api/reviews/:id/interview')
  invite(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/reviews/:id/interview'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/interview'>> {
    return this.decisions.invite(caller, params.id, body.version);
  }

  @Endpoint('POST /api/reviews/:id/decision')
  decide(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/reviews/:id/decision'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/decision'>> {
    return this.decisions.decide(caller, params.id, body);
  }

  @Endpoint('DELETE /api/reviews/:id/decision')
  undo(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/reviews/:id/decision'>,
  ): Promise<EndpointAnswer<'DELETE /api/reviews/:id/decision'>> {
    return this.decisions.undo(caller, params.id);
  }

  @Endpoint('POST /api/reviews/:id/appeal')
  judgeAppeal(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/reviews/:id/appeal'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/appeal'>> {
    return this.decisions.judgeAppeal(caller, params.id, body);
  }
}
