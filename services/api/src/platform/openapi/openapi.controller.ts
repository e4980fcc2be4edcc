import type { EndpointAnswer } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { OpenapiService } from './openapi.service.ts';

@Controller()
export class OpenapiController {
  constructor(private readonly openapi: OpenapiService) {}

  @Endpoint('GET /api/openapi.json')
  document(): EndpointAnswer<'GET /api/openapi.json'> {
    return this.openapi.document();
  }
}
