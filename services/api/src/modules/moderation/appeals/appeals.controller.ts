import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { AppealsService } from './appeals.service.ts';
import { OwnPunishments } from './own-punishments.service.ts';

@Controller()
export class AppealsController {
  constructor(
    private readonly own: OwnPunishments,
    private readonly appeals: AppealsService,
  ) {}

  @Endpoint('GET /api/users/me/punishments')
  listOwn(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/users/me/punishments'>,
  ): Promise<EndpointAnswer<'GET /api/users/me/punishments'>> {
    return this.own.list(caller, query);
  }

  @Endpoint('POST /api/punishments/:id/appeal')
  appeal(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/punishments/:id/appeal'>,
  ): Promise<EndpointAnswer<'POST /api/punishments/:id/appeal'>> {
    return this.own.appeal(caller, params.id, body.text);
  }

  @Endpoint('POST /api/appeals/:id/decision')
  decide(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/appeals/:id/decision'>,
  ): Promise<EndpointAnswer<'POST /api/appeals/:id/decision'>> {
    return this.appeals.decide(caller, params.id, body);
  }
}
