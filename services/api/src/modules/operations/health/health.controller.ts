import type { EndpointAnswer } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { HealthService } from './health.service.ts';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Endpoint('GET /api/health/live')
  live(): EndpointAnswer<'GET /api/health/live'> {
    return { status: 'up' };
  }

  @Endpoint('GET /api/health/ready')
  ready(): Promise<EndpointAnswer<'GET /api/health/ready'>> {
    return this.health.ready();
  }
}
