import type { EndpointAnswer } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { describeApi } from './describe-api.ts';

@Controller()
export class OpenapiController {
  /** It never changes while the process runs. */
  private description: Record<string, unknown> | undefined;

  @Endpoint('GET /api/openapi.json')
  document(): EndpointAnswer<'GET /api/openapi.json'> {
    this.description ??= { ...describeApi() };
    return this.description;
  }
}
