import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers, Inject, Ip } from '@nestjs/common';
import Bowser from 'bowser';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { isOfGateway } from '../../../platform/http/gateway-key.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { ReleaseReportsService } from './release-reports.service.ts';

/** Longer than the name of any browser, in characters. */
const MAX_NAME_LENGTH = 200;

@Controller()
export class ReleaseHealthController {
  constructor(
    private readonly reports: ReleaseReportsService,
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
    return this.reports.record(body.reports, reporter);
  }
}

/** Returns name and major version of a browser from its `User-Agent`, such as `Chrome 156`. The rest of the header isn't stored. */
function browserOf(userAgent: string | undefined): string {
  if (!userAgent) return 'unknown';
  const { name, version } = Bowser.parse(userAgent.slice(0, 1_000)).browser;
  return `${name ?? 'unknown'} ${version?.split('.')[0] ?? ''}`.trim().slice(0, MAX_NAME_LENGTH);
}
