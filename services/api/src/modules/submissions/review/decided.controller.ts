import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { FinalDecisionsService } from '../approval/final-decisions.service.ts';

/** Actions on submissions with a final decision. */
@Controller()
export class DecidedController {
  constructor(private readonly decisions: FinalDecisionsService) {}

  @Endpoint('POST /api/reviews/:id/revoke')
  revoke(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/reviews/:id/revoke'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/revoke'>> {
    return this.decisions.revoke(caller, params.id, body);
  }

  @Endpoint('POST /api/reviews/:id/waive')
  waive(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/reviews/:id/waive'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/waive'>> {
    return this.decisions.waive(caller, params.id);
  }

  @Endpoint('POST /api/reviews/:id/steps/:step')
  retryStep(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/reviews/:id/steps/:step'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/steps/:step'>> {
    return this.decisions.retryStep(caller, params.id, params.step);
  }
}
