import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { ViewingsService } from './viewings.service.ts';

@Controller()
export class ViewingsController {
  constructor(private readonly viewings: ViewingsService) {}

  @Endpoint('GET /api/viewings/mine')
  mine(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/viewings/mine'>> {
    return this.viewings.mine(caller);
  }

  @Endpoint('GET /api/listings/:id/viewings')
  ofListing(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/listings/:id/viewings'>,
  ): Promise<EndpointAnswer<'GET /api/listings/:id/viewings'>> {
    return this.viewings.ofListing(caller, params.id);
  }

  @Endpoint('POST /api/listings/:id/viewings')
  add(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/listings/:id/viewings'>,
  ): Promise<EndpointAnswer<'POST /api/listings/:id/viewings'>> {
    return this.viewings.add(caller, params.id, body);
  }

  @Endpoint('POST /api/viewings/:id/:action')
  act(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/viewings/:id/:action'>,
  ): Promise<EndpointAnswer<'POST /api/viewings/:id/:action'>> {
    return this.viewings[params.action](caller, params.id);
  }

  @Endpoint('DELETE /api/viewings/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/viewings/:id'>,
  ): Promise<void> {
    return this.viewings.remove(caller, params.id);
  }
}
