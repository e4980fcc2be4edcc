import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Logger } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';

@Controller()
export class ReportsController {
  private readonly logger = new Logger('Reports');

  /** Logs a page that no route serves. The page is found missing in the browser, so no server has answered 404. */
  @Endpoint('POST /api/reports/not-found')
  pageNotFound(@Input() { body }: EndpointInput<'POST /api/reports/not-found'>): void {
    this.logger.warn({ msg: 'page not found', path: body.path, status: 404 });
  }
}
