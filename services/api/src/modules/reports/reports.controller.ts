import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Logger } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { breachesIn } from './csp-breaches.policy.ts';

@Controller()
export class ReportsController {
  private readonly logger = new Logger('Reports');

  /** Logs a page without a route. The browser detects it, so no server has responded with 404. */
  @Endpoint('POST /api/reports/not-found')
  pageNotFound(@Input() { body }: EndpointInput<'POST /api/reports/not-found'>): void {
    this.logger.warn({ msg: 'page not found', path: body.path, status: 404 });
  }

  /** Logs what the content security policy blocked in a browser. */
  @Endpoint('POST /api/reports/csp')
  policyBreached(@Input() { body }: EndpointInput<'POST /api/reports/csp'>): void {
    for (const breach of breachesIn(body)) this.logger.warn({ msg: 'content policy breached', ...breach });
  }
}
