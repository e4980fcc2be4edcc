import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { StreamFollowsService } from '../follows/stream-follows.service.ts';
import { StreamPlatformsService } from '../platforms/stream-platforms.service.ts';
import { StreamSessionsService } from '../sessions/stream-sessions.service.ts';
import { OwnStreamerService } from './own-streamer.service.ts';

@Controller()
export class OwnStreamController {
  constructor(
    private readonly own: OwnStreamerService,
    private readonly platforms: StreamPlatformsService,
    private readonly sessions: StreamSessionsService,
    private readonly follows: StreamFollowsService,
  ) {}

  @Endpoint('GET /api/streams/me')
  find(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/streams/me'>> {
    return this.own.find(caller);
  }

  @Endpoint('POST /api/streams/me')
  apply(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/streams/me'>,
  ): Promise<EndpointAnswer<'POST /api/streams/me'>> {
    return this.own.apply(caller, body);
  }

  @Endpoint('PATCH /api/streams/me')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'PATCH /api/streams/me'>,
  ): Promise<EndpointAnswer<'PATCH /api/streams/me'>> {
    return this.own.change(caller, body);
  }

  @Endpoint('DELETE /api/streams/me')
  leave(@CurrentCaller() caller: Caller): Promise<void> {
    return this.own.leave(caller);
  }

  @Endpoint('GET /api/streams/me/link-health')
  linkHealth(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/streams/me/link-health'>> {
    return this.platforms.checkChannel(caller);
  }

  @Endpoint('POST /api/streams/me/live')
  goLive(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/streams/me/live'>,
  ): Promise<EndpointAnswer<'POST /api/streams/me/live'>> {
    return this.sessions.switchOn(caller, body);
  }

  @Endpoint('DELETE /api/streams/me/live')
  end(@CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.switchOff(caller);
  }

  @Endpoint('GET /api/streams/me/followers')
  followers(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/streams/me/followers'>,
  ): Promise<EndpointAnswer<'GET /api/streams/me/followers'>> {
    return this.follows.ofOwn(caller, query);
  }

  @Endpoint('GET /api/streams/me/sessions/last')
  lastSession(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/streams/me/sessions/last'>> {
    return this.sessions.findLast(caller);
  }
}
