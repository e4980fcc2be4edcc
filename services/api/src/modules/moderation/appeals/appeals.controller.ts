import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { PunishmentsService } from '../punishments/punishments.service.ts';
import { AppealsService } from './appeals.service.ts';

@Controller()
export class AppealsController {
  constructor(
    private readonly punishments: PunishmentsService,
    private readonly appeals: AppealsService,
  ) {}

  @Endpoint('GET /api/users/me/punishments')
  listOwn(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/users/me/punishments'>,
  ): Promise<EndpointAnswer<'GET /api/users/me/punishments'>> {
    return this.punishments.listOwn(caller, query);
  }

  @Endpoint('POST /api/punishments/:id/appeal')
  appeal(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/punishments/:id/appeal'>,
  ): Promise<EndpointAnswer<'POST /api/punishments/:id/appeal'>> {
    return this.appeals.appeal(caller, params.id, body.text);
  }

  @Endpoint('POST /api/appeals/:id/decision')
  decide(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/appeals/:id/decision'>,
  ): Promise<EndpointAnswer<'POST /api/appeals/:id/decision'>> {
    return this.appeals.decide(caller, params.id, body);
  }
}
