import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers, Inject, Ip } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { isOfGateway } from '../../platform/http/gateway-key.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { browserOf } from './browser-name.ts';
import { ReleaseHealth } from './release-health.service.ts';

@Controller()
export class ReleaseHealthController {
  constructor(
    private readonly health: ReleaseHealth,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Endpoint('POST /api/reports/releases')
  report(
    @Ip() address: string,
    @Headers() headers: IncomingHttpHeaders,
    @Input() { body }: EndpointInput<'POST /api/reports/releases'>,
  ): Promise<void> {
    const reporter = isOfGateway({ headers }, this.configuration.gatewayKey)
      ? ({ kind: 'gateway' } as const)
      : ({ kind: 'page', address, browser: browserOf(headers['user-agent']) } as const);
    return this.health.take(body.reports, reporter);
  }
}
