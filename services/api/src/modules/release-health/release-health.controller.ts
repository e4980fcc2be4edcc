import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Ip } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { ReleaseHealth } from './release-health.service.ts';

@Controller()
export class ReleaseHealthController {
  constructor(private readonly health: ReleaseHealth) {}

  @Endpoint('POST /api/reports/releases')
  report(
    @Ip() address: string,
    @Input() { body }: EndpointInput<'POST /api/reports/releases'>,
  ): Promise<void> {
    return this.health.take(body.reports, address);
  }
}
