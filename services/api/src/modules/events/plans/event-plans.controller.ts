import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { EventEditingService } from './event-editing.service.ts';
import { EventHostsService } from './event-hosts.service.ts';
import { EventMovesService } from './event-moves.service.ts';
import { EventPlansService } from './event-plans.service.ts';

@Controller()
export class EventPlansController {
  constructor(
    private readonly plans: EventPlansService,
    private readonly editing: EventEditingService,
    private readonly moves: EventMovesService,
    private readonly hosts: EventHostsService,
  ) {}

  @Endpoint('GET /api/events/plans')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/events/plans'>,
  ): Promise<EndpointAnswer<'GET /api/events/plans'>> {
    return this.plans.list(caller, query);
  }

  @Endpoint('GET /api/events/host-candidates')
  hostCandidates(
    @Input() { query }: EndpointInput<'GET /api/events/host-candidates'>,
  ): Promise<EndpointAnswer<'GET /api/events/host-candidates'>> {
    return this.hosts.candidates(query);
  }

  @Endpoint('POST /api/events/dates')
  dates(
    @Input() { body }: EndpointInput<'POST /api/events/dates'>,
  ): EndpointAnswer<'POST /api/events/dates'> {
    return this.plans.dates(body);
  }

  @Endpoint('POST /api/events')
  begin(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/events'>,
  ): Promise<EndpointAnswer<'POST /api/events'>> {
    return this.plans.begin(caller, body);
  }

  @Endpoint('GET /api/events/:id/plan')
  plan(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/events/:id/plan'>,
  ): Promise<EndpointAnswer<'GET /api/events/:id/plan'>> {
    return this.plans.find(caller, params.id);
  }

  @Endpoint('PUT /api/events/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, query, body }: EndpointInput<'PUT /api/events/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/events/:id'>> {
    return this.editing.change(caller, params.id, query.scope, body);
  }

  @Endpoint('DELETE /api/events/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/events/:id'>,
  ): Promise<void> {
    return this.moves.remove(caller, params.id);
  }

  @Endpoint('PUT /api/events/:id/hosting')
  acceptHosting(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'PUT /api/events/:id/hosting'>,
  ): Promise<EndpointAnswer<'PUT /api/events/:id/hosting'>> {
    return this.hosts.accept(caller, params.id);
  }

  @Endpoint('DELETE /api/events/:id/hosting')
  leaveHosting(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/events/:id/hosting'>,
  ): Promise<void> {
    return this.hosts.leave(caller, params.id);
  }

  @Endpoint('POST /api/events/:id/submit')
  submit(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/events/:id/submit'>,
  ): Promise<EndpointAnswer<'POST /api/events/:id/submit'>> {
    return this.moves.move(caller, params.id, 'submit', body);
  }

  @Endpoint('POST /api/events/:id/take-back')
  takeBack(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/events/:id/take-back'>,
  ): Promise<EndpointAnswer<'POST /api/events/:id/take-back'>> {
    return this.moves.move(caller, params.id, 'take_back', body);
  }

  @Endpoint('POST /api/events/:id/publish')
  publish(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/events/:id/publish'>,
  ): Promise<EndpointAnswer<'POST /api/events/:id/publish'>> {
    return this.moves.move(caller, params.id, 'publish', body);
  }

  @Endpoint('POST /api/events/:id/decline')
  decline(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/events/:id/decline'>,
  ): Promise<EndpointAnswer<'POST /api/events/:id/decline'>> {
    return this.moves.move(caller, params.id, 'decline', body);
  }

  @Endpoint('POST /api/events/:id/cancel')
  cancel(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/events/:id/cancel'>,
  ): Promise<EndpointAnswer<'POST /api/events/:id/cancel'>> {
    return this.moves.cancel(caller, params.id, body);
  }
}
