import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { SettlementsService } from './settlements.service.ts';

@Controller()
export class SettlementsController {
  constructor(private readonly settlements: SettlementsService) {}

  @Endpoint('GET /api/settlements')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/settlements'>,
  ): Promise<EndpointAnswer<'GET /api/settlements'>> {
    return this.settlements.list(caller, query);
  }

  @Endpoint('GET /api/settlements/ledger')
  ledger(): Promise<EndpointAnswer<'GET /api/settlements/ledger'>> {
    return this.settlements.checkLedger();
  }

  @Endpoint('POST /api/settlements/:id/decision')
  decide(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/settlements/:id/decision'>,
  ): Promise<EndpointAnswer<'POST /api/settlements/:id/decision'>> {
    return this.settlements.decide(caller, params.id, body);
  }

  @Endpoint('GET /api/game/v1/settlements')
  forGame(
    @Input() { query }: EndpointInput<'GET /api/game/v1/settlements'>,
  ): Promise<EndpointAnswer<'GET /api/game/v1/settlements'>> {
    return this.settlements.forGame(query);
  }

  @Endpoint('POST /api/game/v1/settlements/:id')
  report(
    @Input() { params, body }: EndpointInput<'POST /api/game/v1/settlements/:id'>,
  ): Promise<EndpointAnswer<'POST /api/game/v1/settlements/:id'>> {
    return this.settlements.report(params.id, body);
  }
}
