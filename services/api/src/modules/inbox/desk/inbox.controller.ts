import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { InboxAssignment } from './inbox-assignment.service.ts';
import { InboxCandidates } from './inbox-candidates.service.ts';
import { InboxList } from './inbox-list.service.ts';
import { InboxSnooze } from './inbox-snooze.service.ts';

@Controller()
export class InboxController {
  constructor(
    private readonly list: InboxList,
    private readonly candidates: InboxCandidates,
    private readonly assignment: InboxAssignment,
    private readonly snoozing: InboxSnooze,
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
    return this.candidates.of(caller, params.id);
  }

  @Endpoint('PUT /api/inbox/:id/assignee')
  assign(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/inbox/:id/assignee'>,
  ): Promise<EndpointAnswer<'PUT /api/inbox/:id/assignee'>> {
    return this.assignment.assign(caller, params.id, body);
  }

  @Endpoint('PUT /api/inbox/:id/snooze')
  snooze(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/inbox/:id/snooze'>,
  ): Promise<EndpointAnswer<'PUT /api/inbox/:id/snooze'>> {
    return this.snoozing.snooze(caller, params.id, body);
  }
}
