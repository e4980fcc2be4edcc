import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { MemberNotesService } from './member-notes.service.ts';
import { MembersService } from './members.service.ts';

@Controller()
export class MembersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly members: MembersService,
    private readonly notes: MemberNotesService,
  ) {}

  @Endpoint('GET /api/users/totals')
  totals(): Promise<EndpointAnswer<'GET /api/users/totals'>> {
    return this.accounts.totals();
  }

  @Endpoint('GET /api/users/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/users/:id'>,
  ): Promise<EndpointAnswer<'GET /api/users/:id'>> {
    return this.members.find(caller, params.id);
  }

  @Endpoint('GET /api/users/:id/notes')
  listNotes(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/users/:id/notes'>,
  ): Promise<EndpointAnswer<'GET /api/users/:id/notes'>> {
    return this.notes.list(caller, params.id, query);
  }

  @Endpoint('POST /api/users/:id/notes')
  writeNote(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/users/:id/notes'>,
  ): Promise<EndpointAnswer<'POST /api/users/:id/notes'>> {
    return this.notes.write(caller, params.id, body.text);
  }

  @Endpoint('DELETE /api/notes/:id')
  removeNote(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/notes/:id'>,
  ): Promise<void> {
    return this.notes.remove(caller, params.id);
  }

  @Endpoint('POST /api/users/:id/end-sessions')
  endSessions(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/users/:id/end-sessions'>,
  ): Promise<void> {
    return this.members.endSessions(caller, params.id);
  }
}
