import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { PunishmentsService } from './punishments.service.ts';

@Controller()
export class PunishmentsController {
  constructor(private readonly punishments: PunishmentsService) {}

  @Endpoint('GET /api/users/:id/punishments')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/users/:id/punishments'>,
  ): Promise<EndpointAnswer<'GET /api/users/:id/punishments'>> {
    return this.punishments.list(caller, params.id, query);
  }

  @Endpoint('POST /api/users/:id/punishments')
  impose(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/users/:id/punishments'>,
  ): Promise<EndpointAnswer<'POST /api/users/:id/punishments'>> {
    return this.punishments.impose(caller, params.id, body);
  }

  @Endpoint('POST /api/punishments/:id/lift')
  lift(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/punishments/:id/lift'>,
  ): Promise<EndpointAnswer<'POST /api/punishments/:id/lift'>> {
    return this.punishments.lift(caller, params.id, body);
  }
}
