import type { EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { ReportsService } from './reports.service.ts';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Endpoint('POST /api/reports/not-found')
  pageNotFound(@Input() { body }: EndpointInput<'POST /api/reports/not-found'>): void {
    this.reports.pageNotFound(body.path);
  }
}
