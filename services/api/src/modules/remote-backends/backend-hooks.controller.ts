import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { BackendHooksService } from './backend-hooks.service.ts';

@Controller()
export class BackendHooksController {
  constructor(private readonly hooks: BackendHooksService) {}

  @Endpoint('GET /api/backend-hooks')
  states(): Promise<EndpointAnswer<'GET /api/backend-hooks'>> {
    return this.hooks.states();
  }

  @Endpoint('GET /api/backend-hooks/failed')
  failed(
    @Input() { query }: EndpointInput<'GET /api/backend-hooks/failed'>,
  ): Promise<EndpointAnswer<'GET /api/backend-hooks/failed'>> {
    return this.hooks.listFailed(query);
  }

  @Endpoint('POST /api/backend-hooks/:id/retry')
  retry(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/backend-hooks/:id/retry'>,
  ): Promise<void> {
    return this.hooks.retry(caller, params.id);
  }
}
