import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { InboxDeskService } from './inbox-desk.service.ts';
import { InboxListService } from './inbox-list.service.ts';

@Controller()
export class InboxController {
  constructor(
    private readonly list: InboxListService,
    private readonly desk: InboxDeskService,
  ) {}

  @Endpoint('GET /api/inbox')
  page(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/inbox'>,
  ): Promise<EndpointAnswer<'GET /api/inbox'>> {
    return this.list.page(caller, query);
  }

  @Endpoint('GET /api/inbox/counts')
  counts(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/inbox/counts'>> {
    return this.list.counts(caller);
  }

  @Endpoint('GET /api/inbox/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/inbox/:id'>,
  ): Promise<EndpointAnswer<'GET /api/inbox/:id'>> {
    return this.list.find(caller, params.id);
  }

  @Endpoint('GET /api/inbox/:id/candidates')
  listCandidates(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/inbox/:id/candidates'>,
  ): Promise<EndpointAnswer<'GET /api/inbox/:id/candidates'>> {
    return this.desk.candidates(caller, params.id);
  }

  @Endpoint('PUT /api/inbox/:id/assignee')
  assign(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/inbox/:id/assignee'>,
  ): Promise<EndpointAnswer<'PUT /api/inbox/:id/assignee'>> {
    return this.desk.assign(caller, params.id, body);
  }

  @Endpoint('PUT /api/inbox/:id/snooze')
  snooze(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/inbox/:id/snooze'>,
  ): Promise<EndpointAnswer<'PUT /api/inbox/:id/snooze'>> {
    return this.desk.snooze(caller, params.id, body);
  }
}
