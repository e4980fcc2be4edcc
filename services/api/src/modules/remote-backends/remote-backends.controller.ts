import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, OptionalCaller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { BackendTokensService } from './backend-tokens.service.ts';
import { BackendKeysService } from './keys/backend-keys.service.ts';
import { RemoteBackendsService } from './remote-backends.service.ts';

@Controller()
export class RemoteBackendsController {
  constructor(
    private readonly backends: RemoteBackendsService,
    private readonly tokens: BackendTokensService,
    private readonly siteKeys: BackendKeysService,
  ) {}

  @Endpoint('GET /api/remote-backends')
  list(): Promise<EndpointAnswer<'GET /api/remote-backends'>> {
    return this.backends.list();
  }

  @Endpoint('GET /api/remote-backends/keys')
  keys(): EndpointAnswer<'GET /api/remote-backends/keys'> {
    return this.tokens.keys();
  }

  @Endpoint('GET /api/registry/backends')
  forGateways(
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
  ): Promise<EndpointAnswer<'GET /api/registry/backends'>> {
    if (forwardedFor !== undefined) throw new ApiError('ROUTE_NOT_FOUND');
    return this.backends.forGateways();
  }

  @Endpoint('PUT /api/remote-backends/:name')
  register(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/remote-backends/:name'>,
  ): Promise<EndpointAnswer<'PUT /api/remote-backends/:name'>> {
    return this.backends.register(caller, params.name, body.origin);
  }

  @Endpoint('DELETE /api/remote-backends/:name')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/remote-backends/:name'>,
  ): Promise<void> {
    return this.backends.remove(caller, params.name);
  }

  @Endpoint('POST /api/remote-backends/:name/check')
  check(
    @Input() { params }: EndpointInput<'POST /api/remote-backends/:name/check'>,
  ): Promise<EndpointAnswer<'POST /api/remote-backends/:name/check'>> {
    return this.backends.check(params.name);
  }

  @Endpoint('GET /api/remote-backends/:name/keys')
  listKeys(
    @Input() { params }: EndpointInput<'GET /api/remote-backends/:name/keys'>,
  ): Promise<EndpointAnswer<'GET /api/remote-backends/:name/keys'>> {
    return this.siteKeys.list(params.name);
  }

  @Endpoint('POST /api/remote-backends/:name/keys')
  createKey(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/remote-backends/:name/keys'>,
  ): Promise<EndpointAnswer<'POST /api/remote-backends/:name/keys'>> {
    return this.backends.createKey(caller, params.name);
  }

  @Endpoint('DELETE /api/remote-backends/:name/keys/:id')
  revokeKey(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/remote-backends/:name/keys/:id'>,
  ): Promise<void> {
    return this.siteKeys.revoke(caller, params.name, params.id);
  }

  @Endpoint('GET /api/notifications/app-kinds')
  notificationKinds(): Promise<EndpointAnswer<'GET /api/notifications/app-kinds'>> {
    return this.backends.notificationKinds();
  }

  @Endpoint('POST /api/remote-backends/:name/tokens')
  async token(
    @OptionalCaller() caller: Caller | null,
    @Input() { params, body }: EndpointInput<'POST /api/remote-backends/:name/tokens'>,
    @Req() request: FastifyRequest,
  ): Promise<EndpointAnswer<'POST /api/remote-backends/:name/tokens'>> {
    return { token: await this.backends.tokenFor(caller, { remote: params.name, call: body.call }, request) };
  }
}
