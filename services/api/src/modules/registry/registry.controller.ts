import type { EndpointAnswer } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { RegistryService } from './registry.service.ts';

@Controller()
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  @Endpoint('GET /api/registry')
  releaseSet(): Promise<EndpointAnswer<'GET /api/registry'>> {
    return this.registry.releaseSet();
  }
}
