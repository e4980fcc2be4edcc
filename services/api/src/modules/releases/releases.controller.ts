import type { Readable } from 'node:stream';
import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Body, Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { ReleasesService } from './releases.service.ts';

@Controller()
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  @Endpoint('GET /api/releases')
  list(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/releases'>> {
    return this.releases.list(caller);
  }

  @Endpoint('GET /api/releases/:name/history')
  history(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/releases/:name/history'>,
  ): Promise<EndpointAnswer<'GET /api/releases/:name/history'>> {
    return this.releases.history(caller, params, query);
  }

  @Endpoint('POST /api/releases/check')
  check(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/releases/check'>,
  ): Promise<EndpointAnswer<'POST /api/releases/check'>> {
    return this.releases.check(caller, body);
  }

  @Endpoint('POST /api/releases')
  announce(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/releases'>,
  ): Promise<EndpointAnswer<'POST /api/releases'>> {
    return this.releases.announce(caller, body);
  }

  @Endpoint('PUT /api/releases/:name/:version/files')
  receive(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'PUT /api/releases/:name/:version/files'>,
    @Body() body: Readable,
  ): Promise<void> {
    return this.releases.receive(caller, params, query, body);
  }

  @Endpoint('POST /api/releases/:name/:version/publish')
  publish(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/releases/:name/:version/publish'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/:version/publish'>> {
    return this.releases.publish(caller, params);
  }

  @Endpoint('POST /api/releases/:name/:version/approve')
  approve(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/releases/:name/:version/approve'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/:version/approve'>> {
    return this.releases.approve(caller, params);
  }

  @Endpoint('POST /api/releases/:name/promote')
  promote(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/releases/:name/promote'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/promote'>> {
    return this.releases.promote(caller, params, body);
  }

  @Endpoint('POST /api/releases/:name/rollback')
  rollBack(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/releases/:name/rollback'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/rollback'>> {
    return this.releases.rollBack(caller, params, body);
  }

  @Endpoint('PUT /api/releases/:name/floor')
  setFloor(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/releases/:name/floor'>,
  ): Promise<EndpointAnswer<'PUT /api/releases/:name/floor'>> {
    return this.releases.setFloor(caller, params, body);
  }

  @Endpoint('POST /api/releases/:name/end')
  end(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/releases/:name/end'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/end'>> {
    return this.releases.end(caller, params, body);
  }

  @Endpoint('PUT /api/releases/:name/switch')
  switch(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/releases/:name/switch'>,
  ): Promise<EndpointAnswer<'PUT /api/releases/:name/switch'>> {
    return this.releases.switch(caller, params, body);
  }

  @Endpoint('DELETE /api/releases/:name')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/releases/:name'>,
  ): Promise<void> {
    return this.releases.remove(caller, params);
  }

  @Endpoint('GET /api/releases/:name/:version/failures')
  failures(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/releases/:name/:version/failures'>,
  ): Promise<EndpointAnswer<'GET /api/releases/:name/:version/failures'>> {
    return this.releases.failures(caller, params);
  }

  @Endpoint('POST /api/releases/:name/verify')
  verify(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/releases/:name/verify'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/verify'>> {
    return this.releases.verify(caller, params);
  }
}
