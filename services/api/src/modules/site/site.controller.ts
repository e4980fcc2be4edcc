import type { EndpointAnswer } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { SiteService } from './site.service.ts';

@Controller()
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Endpoint('GET /api/site')
  read(): Promise<EndpointAnswer<'GET /api/site'>> {
    return this.site.read();
  }
}
