import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { RolesService } from '../roles.service.ts';
import { RoleDefinitionsService } from './role-definitions.service.ts';

@Controller()
export class RoleDefinitionsController {
  constructor(
    private readonly definitions: RoleDefinitionsService,
    private readonly assignments: AssignmentsService,
    private readonly roles: RolesService,
  ) {}

  @Endpoint('GET /api/role-definitions/:name')
  find(
    @Input() { params }: EndpointInput<'GET /api/role-definitions/:name'>,
  ): Promise<EndpointAnswer<'GET /api/role-definitions/:name'>> {
    return this.roles.find(params.name);
  }

  @Endpoint('POST /api/role-definitions')
  create(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/role-definitions'>,
  ): Promise<EndpointAnswer<'POST /api/role-definitions'>> {
    return this.definitions.create(caller, body);
  }

  @Endpoint('PUT /api/role-definitions/order')
  reorder(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'PUT /api/role-definitions/order'>,
  ): Promise<EndpointAnswer<'PUT /api/role-definitions/order'>> {
    return this.definitions.reorder(caller, body);
  }

  @Endpoint('PUT /api/role-definitions/:name')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/role-definitions/:name'>,
  ): Promise<EndpointAnswer<'PUT /api/role-definitions/:name'>> {
    return this.definitions.change(caller, params.name, body);
  }

  @Endpoint('DELETE /api/role-definitions/:name')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/role-definitions/:name'>,
  ): Promise<void> {
    return this.definitions.remove(caller, params.name, () => this.assignments.countHolders(params.name));
  }
}
