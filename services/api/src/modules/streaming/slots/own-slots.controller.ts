import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { OwnSlotsService } from './own-slots.service.ts';

@Controller()
export class OwnSlotsController {
  constructor(private readonly slots: OwnSlotsService) {}

  @Endpoint('GET /api/streams/me/slots')
  list(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/streams/me/slots'>> {
    return this.slots.list(caller);
  }

  @Endpoint('POST /api/streams/me/slots')
  add(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/streams/me/slots'>,
  ): Promise<EndpointAnswer<'POST /api/streams/me/slots'>> {
    return this.slots.add(caller, body);
  }

  @Endpoint('PATCH /api/streams/me/slots/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PATCH /api/streams/me/slots/:id'>,
  ): Promise<EndpointAnswer<'PATCH /api/streams/me/slots/:id'>> {
    return this.slots.change(caller, params.id, body);
  }

  @Endpoint('DELETE /api/streams/me/slots/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/streams/me/slots/:id'>,
  ): Promise<void> {
    return this.slots.remove(caller, params.id);
  }

  @Endpoint('DELETE /api/streams/me/slots/:id/occurrences/:date')
  takeOut(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/streams/me/slots/:id/occurrences/:date'>,
  ): Promise<EndpointAnswer<'DELETE /api/streams/me/slots/:id/occurrences/:date'>> {
    return this.slots.takeOut(caller, params.id, params.date);
  }

  @Endpoint('PUT /api/streams/me/slots/:id/occurrences/:date')
  putBack(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'PUT /api/streams/me/slots/:id/occurrences/:date'>,
  ): Promise<EndpointAnswer<'PUT /api/streams/me/slots/:id/occurrences/:date'>> {
    return this.slots.putBack(caller, params.id, params.date);
  }
}
