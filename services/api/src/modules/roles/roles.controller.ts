import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { RolesService } from './roles.service.ts';

@Controller()
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Endpoint('GET /api/roles')
  list(): Promise<EndpointAnswer<'GET /api/roles'>> {
    return this.roles.list();
  }

  @Endpoint('POST /api/roles')
  assign(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/roles'>,
  ): Promise<EndpointAnswer<'POST /api/roles'>> {
    return this.roles.assign(caller, body);
  }

  @Endpoint('DELETE /api/roles/:roleId')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/roles/:roleId'>,
  ): Promise<void> {
    return this.roles.remove(caller, params);
  }

  @Endpoint('GET /api/roles/check')
  check(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/roles/check'>,
  ): Promise<EndpointAnswer<'GET /api/roles/check'>> {
    return this.roles.check(caller, query);
  }
}
