import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { BackupsService } from '../backups/backups.service.ts';
import { SiteHealthService } from './site-health.service.ts';
import { TrendsService } from './trends.service.ts';

@Controller()
export class DashboardController {
  constructor(
    private readonly siteHealth: SiteHealthService,
    private readonly trends: TrendsService,
    private readonly backups: BackupsService,
  ) {}

  @Endpoint('GET /api/dashboard/health')
  health(): Promise<EndpointAnswer<'GET /api/dashboard/health'>> {
    return this.siteHealth.measure();
  }

  @Endpoint('GET /api/dashboard/backups')
  ofBackups(): Promise<EndpointAnswer<'GET /api/dashboard/backups'>> {
    return this.backups.status();
  }

  @Endpoint('GET /api/dashboard/trends')
  ofDays(
    @Input() { query }: EndpointInput<'GET /api/dashboard/trends'>,
  ): Promise<EndpointAnswer<'GET /api/dashboard/trends'>> {
    return this.trends.of(query.days);
  }
}
