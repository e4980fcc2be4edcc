import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { OwnProfileService } from './own-profile.service.ts';
import { UsersService } from './users.service.ts';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profile: OwnProfileService,
  ) {}

  @Endpoint('GET /api/users/me')
  me(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/users/me'>> {
    return this.users.me(caller);
  }

  @Endpoint('PUT /api/users/me')
  changeMe(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'PUT /api/users/me'>,
  ): Promise<EndpointAnswer<'PUT /api/users/me'>> {
    return this.profile.change(caller, body);
  }

  @Endpoint('GET /api/users')
  list(@Input() { query }: EndpointInput<'GET /api/users'>): Promise<EndpointAnswer<'GET /api/users'>> {
    return this.users.list(query);
  }

  @Endpoint('GET /api/users/names')
  names(
    @Input() { query }: EndpointInput<'GET /api/users/names'>,
  ): Promise<EndpointAnswer<'GET /api/users/names'>> {
    return this.users.findByName(query.search);
  }

  @Endpoint('GET /api/users/count')
  count(): Promise<EndpointAnswer<'GET /api/users/count'>> {
    return this.users.count();
  }

  @Endpoint('GET /api/users/activity')
  activity(): Promise<EndpointAnswer<'GET /api/users/activity'>> {
    return this.users.activity();
  }

  @Endpoint('GET /api/users/online')
  online(): Promise<EndpointAnswer<'GET /api/users/online'>> {
    return this.users.online();
  }

  @Endpoint('GET /api/users/team')
  listTeam(): Promise<EndpointAnswer<'GET /api/users/team'>> {
    return this.users.listTeam();
  }
}
