import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { TenanciesService } from './tenancies.service.ts';

@Controller()
export class TenanciesController {
  constructor(private readonly tenancies: TenanciesService) {}

  @Endpoint('GET /api/tenancies')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/tenancies'>,
  ): Promise<EndpointAnswer<'GET /api/tenancies'>> {
    return this.tenancies.list(caller, query);
  }

  @Endpoint('GET /api/tenancies/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/tenancies/:id'>,
  ): Promise<EndpointAnswer<'GET /api/tenancies/:id'>> {
    return this.tenancies.find(caller, params.id);
  }

  @Endpoint('POST /api/tenancies/:id/end')
  end(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/tenancies/:id/end'>,
  ): Promise<EndpointAnswer<'POST /api/tenancies/:id/end'>> {
    return this.tenancies.end(caller, params.id, body);
  }
}
