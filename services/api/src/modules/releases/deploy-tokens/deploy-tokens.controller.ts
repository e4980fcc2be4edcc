import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { DeployTokensService } from './deploy-tokens.service.ts';

@Controller()
export class DeployTokensController {
  constructor(private readonly tokens: DeployTokensService) {}

  @Endpoint('GET /api/deploy-tokens')
  list(): Promise<EndpointAnswer<'GET /api/deploy-tokens'>> {
    return this.tokens.list();
  }

  @Endpoint('POST /api/deploy-tokens')
  create(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/deploy-tokens'>,
  ): Promise<EndpointAnswer<'POST /api/deploy-tokens'>> {
    return this.tokens.create(caller, body);
  }

  @Endpoint('DELETE /api/deploy-tokens/:id')
  revoke(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/deploy-tokens/:id'>,
  ): Promise<void> {
    return this.tokens.revoke(caller, params);
  }
}
