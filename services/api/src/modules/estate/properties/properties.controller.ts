import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { PropertyReading } from './property-reading.service.ts';
import { Registry } from './registry.service.ts';

@Controller()
export class PropertiesController {
  constructor(
    private readonly properties: PropertyReading,
    private readonly registry: Registry,
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

  @Endpoint('DELETE /api/properties/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/properties/:id'>,
  ): Promise<void> {
    return this.registry.remove(caller, params.id);
  }
}
