import type { EndpointAnswer } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { RegistryStateService } from '../releases/registry/registry-state.service.ts';
import { declaredPermissions } from './declared-permissions.policy.ts';

@Controller()
export class RemotePermissionsController {
  constructor(private readonly registry: RegistryStateService) {}

  @Endpoint('GET /api/roles/remote-permissions')
  async list(): Promise<EndpointAnswer<'GET /api/roles/remote-permissions'>> {
    const { remotes } = await this.registry.current();
    return { items: declaredPermissions(remotes) };
  }
}
