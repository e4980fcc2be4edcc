import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers, Ip } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { browserOf } from './browser-name.ts';
import { ReleaseHealth } from './release-health.service.ts';

@Controller()
export class ReleaseHealthController {
  constructor(private readonly health: ReleaseHealth) {}

  @Endpoint('POST /api/reports/releases')
  report(
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Input() { body }: EndpointInput<'POST /api/reports/releases'>,
  ): Promise<void> {
    return this.health.take(body.reports, { kind: 'page', address, browser: browserOf(userAgent) });
  }
}
