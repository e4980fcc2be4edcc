import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { RemoteSettingsService } from './remote-settings.service.ts';

@Controller()
export class RemoteSettingsController {
  constructor(private readonly settings: RemoteSettingsService) {}

  @Endpoint('GET /api/remote-settings/:name')
  current(
    @Input() { params }: EndpointInput<'GET /api/remote-settings/:name'>,
  ): Promise<EndpointAnswer<'GET /api/remote-settings/:name'>> {
    return this.settings.current(params.name);
  }

  @Endpoint('PUT /api/remote-settings/:name')
  save(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/remote-settings/:name'>,
  ): Promise<EndpointAnswer<'PUT /api/remote-settings/:name'>> {
    return this.settings.save(caller, params.name, body);
  }

  @Endpoint('GET /api/remote-settings/:name/versions')
  versions(
    @Input() { params, query }: EndpointInput<'GET /api/remote-settings/:name/versions'>,
  ): Promise<EndpointAnswer<'GET /api/remote-settings/:name/versions'>> {
    return this.settings.listVersions(params.name, query);
  }

  @Endpoint('POST /api/remote-settings/:name/versions/:number/restore')
  restore(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/remote-settings/:name/versions/:number/restore'>,
  ): Promise<EndpointAnswer<'POST /api/remote-settings/:name/versions/:number/restore'>> {
    return this.settings.restore(caller, params.name, params.number, body.version);
  }
}
