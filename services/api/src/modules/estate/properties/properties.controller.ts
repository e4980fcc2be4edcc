import type { Readable } from 'node:stream';
import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Body, Controller, Headers } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { PropertiesService } from './properties.service.ts';
import { PropertyPresentationService } from './property-presentation.service.ts';
import { PropertyRegistryService } from './property-registry.service.ts';

@Controller()
export class PropertiesController {
  constructor(
    private readonly properties: PropertiesService,
    private readonly registry: PropertyRegistryService,
    private readonly presentation: PropertyPresentationService,
  ) {}

  @Endpoint('GET /api/properties')
  list(
    @Input() { query }: EndpointInput<'GET /api/properties'>,
  ): Promise<EndpointAnswer<'GET /api/properties'>> {
    return this.properties.list(query);
  }

  @Endpoint('GET /api/properties/mine')
  mine(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/properties/mine'>,
  ): Promise<EndpointAnswer<'GET /api/properties/mine'>> {
    return this.properties.mine(caller, query);
  }

  @Endpoint('GET /api/properties/map')
  map(
    @Input() { query }: EndpointInput<'GET /api/properties/map'>,
  ): Promise<EndpointAnswer<'GET /api/properties/map'>> {
    return this.properties.map(query);
  }

  @Endpoint('GET /api/members/:handle/properties')
  ofMember(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/members/:handle/properties'>,
  ): Promise<EndpointAnswer<'GET /api/members/:handle/properties'>> {
    return this.properties.ofMember(caller, params.handle, query);
  }

  @Endpoint('GET /api/properties/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/properties/:id'>,
  ): Promise<EndpointAnswer<'GET /api/properties/:id'>> {
    return this.properties.find(caller, params.id);
  }

  @Endpoint('POST /api/properties')
  add(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/properties'>,
  ): Promise<EndpointAnswer<'POST /api/properties'>> {
    return this.registry.add(caller, body);
  }

  @Endpoint('PUT /api/properties/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/properties/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/properties/:id'>> {
    return this.registry.change(caller, params.id, body);
  }

  @Endpoint('POST /api/properties/:id/pictures')
  takePicture(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'POST /api/properties/:id/pictures'>,
    @Body() body: Readable,
    @Headers('content-length') length: string | undefined,
  ): Promise<EndpointAnswer<'POST /api/properties/:id/pictures'>> {
    return this.presentation.upload(caller, params.id, {
      description: query,
      body,
      announced: Number(length),
    });
  }

  @Endpoint('PUT /api/properties/:id/presentation')
  present(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/properties/:id/presentation'>,
  ): Promise<EndpointAnswer<'PUT /api/properties/:id/presentation'>> {
    return this.presentation.change(caller, params.id, body);
  }

  @Endpoint('DELETE /api/properties/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/properties/:id'>,
  ): Promise<void> {
    return this.registry.remove(caller, params.id);
  }
}
