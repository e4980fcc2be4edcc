import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { GameWhitelistService } from './joining/game-whitelist.service.ts';
import { JoinChecksService } from './joining/join-checks.service.ts';
import { GamePropertiesService } from './properties/game-properties.service.ts';
import { ServerStatusService } from './status/server-status.service.ts';

@Controller()
export class GameController {
  constructor(
    private readonly status: ServerStatusService,
    private readonly joining: JoinChecksService,
    private readonly whitelist: GameWhitelistService,
    private readonly properties: GamePropertiesService,
  ) {}

  @Endpoint('POST /api/game/v1/heartbeat')
  heartbeat(
    @Input() { body }: EndpointInput<'POST /api/game/v1/heartbeat'>,
  ): Promise<EndpointAnswer<'POST /api/game/v1/heartbeat'>> {
    return this.status.heartbeat(body);
  }

  @Endpoint('POST /api/game/v1/join-check')
  joinCheck(
    @Input() { body }: EndpointInput<'POST /api/game/v1/join-check'>,
  ): Promise<EndpointAnswer<'POST /api/game/v1/join-check'>> {
    return this.joining.check(body);
  }

  @Endpoint('GET /api/game/v1/whitelist')
  changes(
    @Input() { query }: EndpointInput<'GET /api/game/v1/whitelist'>,
  ): Promise<EndpointAnswer<'GET /api/game/v1/whitelist'>> {
    return this.whitelist.changes(query);
  }

  @Endpoint('GET /api/game/v1/snapshot')
  snapshot(): Promise<EndpointAnswer<'GET /api/game/v1/snapshot'>> {
    return this.whitelist.snapshot();
  }

  @Endpoint('PUT /api/game/v1/properties')
  syncProperties(
    @Input() { body }: EndpointInput<'PUT /api/game/v1/properties'>,
  ): Promise<EndpointAnswer<'PUT /api/game/v1/properties'>> {
    return this.properties.sync(body);
  }

  @Endpoint('GET /api/server-status')
  serverStatus(): Promise<EndpointAnswer<'GET /api/server-status'>> {
    return this.status.current();
  }
}
