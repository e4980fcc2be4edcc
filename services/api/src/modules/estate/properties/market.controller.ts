import type { EndpointAnswer } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { PropertiesService } from './properties.service.ts';

@Controller()
export class MarketController {
  constructor(private readonly properties: PropertiesService) {}

  @Endpoint('GET /api/properties/market')
  summary(): Promise<EndpointAnswer<'GET /api/properties/market'>> {
    return this.properties.market();
  }
}
